import type { ReportLink } from '@college/api-client/contract';
import { mostReportLinks, type Language } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { courseUnitMessages } from '../course-units/messages';
import type { Queries } from '../db';
import { invalid, notFound } from '../http/refusal';
import { isDraft } from '../majors/majorRepository';
import { inReadersLanguage } from '../majors/presentMajor';
import { countLinks, findAuthor, insertLink, listLinks, removeLink, type LinkAuthor, type ReportLinkRow } from './linkRepository';
import { findLinkKey, linkOf, newHandle } from './linkSecret';
import { syllabusMessages } from './messages';

/** The links to the report of a course, latest first; each can be copied again. */
export async function readLinks(db: Queries, courseId: number, language: Language): Promise<ReportLink[]> {
  const rows = await listLinks(db, courseId);
  if (rows.length === 0) return [];
  const key = await findLinkKey(db);
  return rows.map(({ link, author }) => presentLink(link, { author, language, key }));
}

/** Makes a link to the report of a course. */
export async function createLink(db: Queries, courseId: number, act: Act, language: Language): Promise<ReportLink> {
  // Held, so that two who make the last one at the same time do not make two.
  const unit = await courseUnitRows.lock(db, { id: courseId });
  if (!unit) throw notFound(courseUnitMessages.missing);
  if (await isDraft(db, unit.majorId)) throw invalid(syllabusMessages.noLinkOfDraft);
  if ((await countLinks(db, courseId)) >= mostReportLinks) throw invalid(syllabusMessages.tooManyLinks);
  const link = await insertLink(db, { courseUnitId: courseId, handle: newHandle(), userId: act.userId, createTime: act.now });
  await note(db, link, 'created', act);
  return presentLink(link, { author: await findAuthor(db, act.userId), language, key: await findLinkKey(db) });
}

/** Revokes a link at once and for good. */
export async function revokeLink(db: Queries, { courseId, id }: { courseId: number; id: number }, act: Act): Promise<void> {
  const link = await removeLink(db, courseId, id);
  if (!link) throw notFound(syllabusMessages.linkMissing);
  await note(db, link, 'deleted', act);
}

function presentLink(
  { id, courseUnitId, handle, createTime }: ReportLinkRow,
  { author, language, key }: { author: LinkAuthor; language: Language; key: Buffer },
): ReportLink {
  const userName = inReadersLanguage(author, 'userName', language);
  return { id, courseId: courseUnitId, link: linkOf(handle, key), createTime: createTime.toISOString(), userName };
}

// The log records who created which link and when, and never the link itself.
async function note(db: Queries, link: ReportLinkRow, action: 'created' | 'deleted', { userId, now }: Act): Promise<void> {
  const state = { id: link.id, userId: link.userId, createTime: link.createTime.toISOString() };
  const [before, after] = action === 'created' ? [null, state] : [state, null];
  await recordChange(db, { at: now, userId, action, entity: 'reportLink', entityId: link.courseUnitId, before, after });
}
