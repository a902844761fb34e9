import type { Edition, PublishEditionRequest, PublishPlan } from '@college/curriculum-model';
import { and, eq } from 'drizzle-orm';
import { noteSave } from '../../audit/noteSave';
import { schema, type Queries } from '../../db';
import { conflict, invalid, notFound } from '../../http/refusal';
import { authoriseNow } from '../../rights/authoriseNow';
import { askAboutStates } from '../comparing/sideParts';
import { editionRows, findEdition, type EditionRow } from '../editionRepository';
import { judgedParts } from '../findings/approvedParts';
import { holdMajors } from '../merging/editionSides';
import { partsWithin } from '../merging/actsApart';
import type { EditionAct } from '../merging/editionAct';
import { editionMessages } from '../messages';
import { editionState, presentEdition } from '../presentEdition';
import { storeNamed } from '../stateRepository';
import { checksOf, digestOfPublication, presentStanding, refuseDraft } from './planPublication';
import { collegeOfMajor } from './publishedRepository';

const { editions } = schema;
const noted = { entity: 'edition', state: editionState };

/**
 * Publishes the current edition of a major as a state that nobody can write into: everything, or nothing where it changed since it was looked at or something stands against it. Savers of the major
 * wait until it is stored. The edition that stood for the same entry year is withdrawn.
 */
export async function publishEdition(db: Queries, request: PublishEditionRequest, act: EditionAct): Promise<Edition> {
  const published = await publishUnlessBlocked(db, request, act, 'manage');
  if ('errors' in published) throw invalid(editionMessages.publishBlocked(published.errors));
  return published.edition;
}

/** The same where errors against it are answered and refuse nothing else. */
export async function publishUnlessBlocked(
  db: Queries,
  request: PublishEditionRequest,
  act: EditionAct,
  auth: 'manage' | 'read',
): Promise<{ edition: Edition } | { errors: number }> {
  const { majorId, seen, name, entryYear, reason = '' } = request;
  const { caller, now, language } = act;
  await refuseDraft(db, majorId);
  await holdMajors(db, [majorId]);
  await authoriseNow(db, caller, { auth, subject: { kind: 'major', id: majorId } });
  const digest = await digestOfPublication(db, majorId);
  const side = { source: { majorId }, homeMajorId: majorId };
  const read = await partsWithin(db, [side.source], majorId, act);
  const { figures, findings, parts } = await askAboutStates(
    db,
    'publication',
    { ...(await checksOf(db, majorId, act)), language },
    await judgedParts(db, side, read[0]!),
    act.asking,
  );
  if (digest !== seen) {
    const published = await presentStanding(db, majorId);
    const plan: PublishPlan = { seen: digest, figures, findings, published };
    throw conflict(editionMessages.publishChanged, plan);
  }
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (errors > 0) return { errors };
  const earlier = await withdrawEarlier(db, { majorId, entryYear }, act);
  const contents = read.flatMap((known) => known.contents);
  const stateId = await storeNamed(db, parts, contents, { homeMajorId: majorId, userId: caller.id, occasion: 'published', now });
  const edition = await editionRows.insert(db, {
    homeMajorId: majorId,
    kind: 'published',
    status: 'published',
    name,
    entryYear,
    reason,
    stateId,
    college: await collegeOfMajor(db, majorId),
    createdBy: caller.id,
    createTime: now,
    updateTime: now,
    openedAt: now,
  });
  if (earlier) await editionRows.update(db, earlier, { supersededById: edition.id }, now);
  await noteSave(db, act, { ...noted, before: null, after: edition });
  const made = await findEdition(db, edition.id);
  if (!made) throw notFound(editionMessages.missing);
  return { edition: await presentEdition(db, made, language) };
}

/** Withdraws the published edition of the same entry year, which the new one supersedes. */
async function withdrawEarlier(
  db: Queries,
  { majorId, entryYear }: { majorId: number; entryYear: number },
  act: EditionAct,
): Promise<EditionRow | undefined> {
  const isSameYear = and(eq(editions.homeMajorId, majorId), eq(editions.entryYear, entryYear), eq(editions.status, 'published'));
  const [earlier] = await db.select().from(editions).where(isSameYear).for('update');
  if (!earlier) return undefined;
  const withdrawn = await editionRows.update(db, earlier, { status: 'withdrawn', withdrawnAt: act.now }, act.now);
  await noteSave(db, act, { ...noted, before: earlier, after: withdrawn });
  return withdrawn;
}
