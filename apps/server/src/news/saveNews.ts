import { newsFields, pickFields, type NewsItem, type NewsItemInput, type Saved } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { needVersion, refuseOlder, refuseOlderDeletion } from '../http/versions';
import type { Caller } from '../rights/caller';
import { newsMessages } from './messages';
import { insertNews, lockNews, updateNews, type NewsRow } from './newsRepository';

interface Act {
  caller: Caller;
  now: Date;
}

/** Adds a news item to the caller's college, or changes one of it. */
export async function saveNewsItem(db: Queries, request: NewsItemInput, act: Act): Promise<Saved<NewsItem>> {
  const { id, version, translations } = request;
  const { id: createdBy, collegeId } = act.caller;
  const texts = { ...pickFields(newsFields, request), ...(translations && { translations }) };
  const row = id === 0 ? null : await lockNews(db, collegeId, id);
  if (row === undefined) throw notFound(newsMessages.missing);
  if (row) {
    needVersion(version);
    await refuseOlder({ sent: version, stored: row.version }, newsMessages.changedMeanwhile, () => presentNews(row));
  }
  const saved = row
    ? await updateNews(db, row, texts, act.now)
    : await insertNews(db, { collegeId, ...texts, createdBy, createTime: act.now, updateTime: act.now });
  await note(db, act, row ? 'updated' : 'created', row, saved);
  return { id: saved.id, version: saved.version, record: presentNews(saved) };
}

/** Puts a news item of the caller's college into the trash. */
export async function deleteNewsItem(db: Queries, { id, version }: { id: number; version?: number | undefined }, act: Act): Promise<void> {
  const row = await lockNews(db, act.caller.collegeId, id);
  if (!row) throw notFound(newsMessages.missing);
  needVersion(version);
  await refuseOlderDeletion({ sent: version, stored: row.version }, () => presentNews(row));
  await updateNews(db, row, { deletedAt: act.now }, act.now);
  await note(db, act, 'deleted', row, null);
}

/** A news item as recorded, with its English. */
export function presentNews(row: NewsRow): NewsItem {
  const { id, createTime, version, translations } = row;
  return { id, ...pickFields(newsFields, row), createTime: createTime.toISOString(), version, translations };
}

async function note(
  db: Queries,
  { caller, now }: Act,
  action: 'created' | 'updated' | 'deleted',
  before: NewsRow | null,
  after: NewsRow | null,
): Promise<void> {
  const states = { before: before && presentNews(before), after: after && presentNews(after) };
  const entityId = (after ?? before)?.id ?? 0;
  await recordChange(db, { at: now, userId: caller.id, action, entity: 'news', entityId, ...states });
}
