import type { PublishChecks, PublishPlan } from '@college/curriculum-model';
import type { Queries } from '../../db';
import { invalid, notFound } from '../../http/refusal';
import { isDraft, majorRows } from '../../majors/majorRepository';
import { httpMessages } from '../../http/messages';
import { rulesOfMajor } from '../../rules/ruleLayers';
import { askingOf, type Comparing } from '../comparing/compareSides';
import { readingOf } from '../comparing/liveParts';
import { askAboutStates, partsOfSide } from '../comparing/sideParts';
import { digestOfMajors } from '../merging/openDraft';
import { listAcceptances } from '../findings/acceptanceRepository';
import { judgedParts } from '../findings/approvedParts';
import { editionMessages } from '../messages';
import { listStanding } from './publishedRepository';

/** What would be published of a major now: its figures and what its checks find. The digest is read first: whoever saves in between makes it outdated. */
export async function planPublication(comparing: Comparing, majorId: number): Promise<PublishPlan> {
  const { services, language } = comparing;
  const { db } = services.database;
  await refuseDraft(db, majorId);
  const seen = await digestOfPublication(db, majorId);
  const side = { source: { majorId }, homeMajorId: majorId };
  const parts = await partsOfSide(readingOf(services), side, askingOf(comparing));
  const { parts: _parts, ...found } = await askAboutStates(
    db,
    'publication',
    { ...(await checksOf(db, majorId, comparing)), language },
    await judgedParts(db, side, parts),
    askingOf(comparing),
  );
  return { seen, ...found, published: await presentStanding(db, majorId) };
}

/** By what a major is checked that is to be published now. */
export async function checksOf(
  db: Queries,
  majorId: number,
  { now, ...reader }: Pick<Comparing, 'now' | 'dayOf' | 'language'>,
): Promise<PublishChecks> {
  const settings = await rulesOfMajor(db, majorId);
  const accepted = await listAcceptances(db, majorId, reader);
  return { settings, accepted, today: reader.dayOf(now) };
}

/** The digest of what is published, and of the editions that stand: one of the same year is withdrawn, which nobody should do unseen. */
export async function digestOfPublication(db: Queries, majorId: number): Promise<string> {
  const standing = await listStanding(db, majorId);
  return digestOfMajors(db, [majorId], 'published', ...standing.map(({ id }) => id));
}

/** Publishing is of a current edition: a draft is merged first. */
export async function refuseDraft(db: Queries, majorId: number): Promise<void> {
  if (await isDraft(db, majorId)) throw invalid(editionMessages.publishDraft);
  if (!(await majorRows.find(db, { id: majorId }))) throw notFound(httpMessages.subjectMissing);
}

/** The published editions of a major as a plan lists them. */
export async function presentStanding(db: Queries, majorId: number): Promise<PublishPlan['published']> {
  const rows = await listStanding(db, majorId);
  return rows.map(({ id, name, entryYear }) => ({ id, name, entryYear: entryYear ?? 0 }));
}
