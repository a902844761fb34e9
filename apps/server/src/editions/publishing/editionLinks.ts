import { mostReportLinks, type EditionLink, type Language } from '@college/curriculum-model';
import { recordChange } from '../../audit/recordChange';
import type { Queries } from '../../db';
import { invalid, notFound } from '../../http/refusal';
import { inReadersLanguage } from '../../majors/presentMajor';
import { findAuthor, type LinkAuthor } from '../../syllabus/linkRepository';
import { findLinkKey, linkOf, newHandle } from '../../syllabus/linkSecret';
import type { EditionAct } from '../merging/editionAct';
import { editionMessages } from '../messages';
import { countLinks, insertLink, listLinks, removeLink, type EditionLinkRow } from './editionLinkRepository';
import { findPublished, lockPublished } from './publishedRepository';

/** The links to a published edition, the latest first; each can be copied again. */
export async function readEditionLinks(db: Queries, editionId: number, language: Language): Promise<EditionLink[]> {
  await findPublished(db, editionId);
  const rows = await listLinks(db, editionId);
  if (rows.length === 0) return [];
  const key = await findLinkKey(db);
  return rows.map(({ link, author }) => presentLink(link, { author, language, key }));
}

/** Makes a link to a published edition that stands. */
export async function createEditionLink(db: Queries, editionId: number, { caller, now, language }: EditionAct): Promise<EditionLink> {
  // Held, so that two who make the last one at the same time do not make two.
  const { status } = await lockPublished(db, editionId);
  if (status === 'withdrawn') throw invalid(editionMessages.withdrawnNoLink);
  if ((await countLinks(db, editionId)) >= mostReportLinks) throw invalid(editionMessages.tooManyLinks);
  const link = await insertLink(db, { editionId, handle: newHandle(), userId: caller.id, createTime: now });
  await note(db, link, 'created', { userId: caller.id, now });
  return presentLink(link, { author: await findAuthor(db, caller.id), language, key: await findLinkKey(db) });
}

/** Revokes a link at once and for good; also one to a withdrawn edition. */
export async function revokeEditionLink(
  db: Queries,
  { id, linkId }: { id: number; linkId: number },
  { caller, now }: EditionAct,
): Promise<void> {
  const link = await removeLink(db, id, linkId);
  if (!link) throw notFound(editionMessages.linkMissing);
  await note(db, link, 'deleted', { userId: caller.id, now });
}

function presentLink(
  { id, editionId, handle, createTime }: EditionLinkRow,
  { author, language, key }: { author: LinkAuthor; language: Language; key: Buffer },
): EditionLink {
  const userName = inReadersLanguage(author, 'userName', language);
  return { id, editionId, link: linkOf(handle, key), createTime: createTime.toISOString(), userName };
}

// The log records who created which link and when, and never the link itself.
async function note(
  db: Queries,
  link: EditionLinkRow,
  action: 'created' | 'deleted',
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const state = { id: link.id, userId: link.userId, createTime: link.createTime.toISOString() };
  const [before, after] = action === 'created' ? [null, state] : [state, null];
  await recordChange(db, { at: now, userId, action, entity: 'editionLink', entityId: link.editionId, before, after });
}
