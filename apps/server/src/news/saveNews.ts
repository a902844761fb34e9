import { newsFields, pickFields, type NewsItem, type NewsItemInput, type Saved } from '@college/curriculum-model';
import { noteSave } from '../audit/noteSave';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { needVersion, refuseOlder, refuseOlderDeletion } from '../http/versions';
import type { Caller } from '../rights/caller';
import { newsMessages } from './messages';
import { newsRows, type NewsRow } from './newsRepository';

interface Act {
  caller: Caller;
  now: Date;
}

const noted = { entity: 'news', state: presentNews };

/** Adds a news item to the caller's college, or changes one of it. */
export async function saveNewsItem(db: Queries, request: NewsItemInput, act: Act): Promise<Saved<NewsItem>> {
  const { id, version, translations } = request;
  const { id: createdBy, collegeId } = act.caller;
  const texts = { ...pickFields(newsFields, request), ...(translations && { translations }) };
  const row = id === 0 ? null : await newsRows.lock(db, { collegeId, id });
  if (row === undefined) throw notFound(newsMessages.missing);
  if (row) {
    needVersion(version);
    await refuseOlder({ sent: version, stored: row.version }, newsMessages.changedMeanwhile, () => presentNews(row));
  }
  const saved = row
    ? await newsRows.update(db, row, texts, act.now)
    : await newsRows.insert(db, { collegeId, ...texts, createdBy, createTime: act.now, updateTime: act.now });
  await noteSave(db, act, { ...noted, before: row, after: saved });
  return { id: saved.id, version: saved.version, record: presentNews(saved) };
}

/** Puts a news item of the caller's college into the trash. */
export async function deleteNewsItem(db: Queries, { id, version }: { id: number; version?: number | undefined }, act: Act): Promise<void> {
  const row = await newsRows.lock(db, { collegeId: act.caller.collegeId, id });
  if (!row) throw notFound(newsMessages.missing);
  needVersion(version);
  await refuseOlderDeletion({ sent: version, stored: row.version }, () => presentNews(row));
  await newsRows.update(db, row, { deletedAt: act.now }, act.now);
  await noteSave(db, act, { ...noted, before: row, after: null });
}

/** A news item as recorded, with its English. */
export function presentNews(row: NewsRow): NewsItem {
  const { id, createTime, version, translations } = row;
  return { id, ...pickFields(newsFields, row), createTime: createTime.toISOString(), version, translations };
}
