import type { ReportLink } from '@college/api-client/contract';
import type { Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { lockCourseUnit } from '../course-units/courseUnitRepository';
import { courseUnitMessages } from '../course-units/messages';
import type { Queries } from '../db';
import { invalid, notFound } from '../http/refusal';
import { countLinks, insertLink, listLinks, removeLink, type ReportLinkRow } from './linkRepository';
import { findLinkKey, linkOf, newHandle } from './linkSecret';
import { syllabusMessages } from './messages';

/** Enough for a class, a commission and a guest each; a list that staff can still look through before the paper is filed. */
const mostLinks = 20;

/** The links to the report of a course, latest first; each can be copied again. */
export async function readLinks(db: Queries, courseId: number): Promise<ReportLink[]> {
  const rows = await listLinks(db, courseId);
  if (rows.length === 0) return [];
  const key = await findLinkKey(db);
  return rows.map(({ link, userName }) => presentLink(link, userName, key));
}

/** Makes a link to the report of a course. */
export async function createLink(db: Queries, courseId: number, author: Act & { userName: string }): Promise<ReportLink> {
  // Held, so that two who make the last one at the same time do not make two.
  if (!(await lockCourseUnit(db, courseId))) throw notFound(courseUnitMessages.missing);
  if ((await countLinks(db, courseId)) >= mostLinks) throw invalid(syllabusMessages.tooManyLinks(mostLinks));
  const link = await insertLink(db, { courseUnitId: courseId, handle: newHandle(), userId: author.userId, createTime: author.now });
  await note(db, link, 'created', author);
  return presentLink(link, author.userName, await findLinkKey(db));
}

/** Revokes a link at once and for good. */
export async function revokeLink(db: Queries, { courseId, id }: { courseId: number; id: number }, act: Act): Promise<void> {
  const link = await removeLink(db, courseId, id);
  if (!link) throw notFound(syllabusMessages.linkMissing);
  await note(db, link, 'deleted', act);
}

function presentLink({ id, courseUnitId, handle, createTime }: ReportLinkRow, userName: string, key: Buffer): ReportLink {
  return { id, courseId: courseUnitId, link: linkOf(handle, key), createTime: createTime.toISOString(), userName };
}

// The log says who made which link and when, and never the link itself.
async function note(db: Queries, link: ReportLinkRow, action: 'created' | 'deleted', { userId, now }: Act): Promise<void> {
  const state = { id: link.id, userId: link.userId, createTime: link.createTime.toISOString() };
  const [before, after] = action === 'created' ? [null, state] : [state, null];
  await recordChange(db, { at: now, userId, action, entity: 'reportLink', entityId: link.courseUnitId, before, after });
}
