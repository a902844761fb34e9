import type { ConflictChoices, Language, PlannedMerge } from '@college/curriculum-model';
import { eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { bringDraftBack, editionRows, trashDraft, type EditionRow } from '../editionRepository';
import { trashedSince } from '../../retention/keptSince';
import { readingWithin, type PartReading } from '../comparing/liveParts';
import { askAboutStates, partsOfSide } from '../comparing/sideParts';
import type { Asking } from '../thread/editionThread';
import type { PreparedAct } from '../thread/preparedAct';
import { partsWithin, prepareApart, refuseUnprepared, storingOf, writeApart } from './actsApart';
import { hasAllRows } from './draftRows';
import type { EditionAct } from './editionAct';
import type { ReceiptRow } from './receiptRepository';

const { curriculumStates, editions, majors } = schema;

/** What an undo makes of the draft that took part in its act, besides what it writes into the target of the act. */
export interface TurnedDraft {
  edition: EditionRow;
  /** The numbers of the states that the receipt of the undo keeps. */
  kept: Pick<ReceiptRow['request'], 'bases' | 'drafts'>;
  /** What is written into the rows of the draft. */
  rows: { majorId: number; prepared: PreparedAct; trashedAt: Date | null } | undefined;
}

/**
 * Turns round what an act did to its draft: what it began with, and, where the merge left it open, its own side. Both are merges of their own, as later acts may have followed: `choices` hold for what
 * the draft began with, and work that was done in it since stays.
 */
export async function turnDraft(
  db: Queries,
  edition: EditionRow,
  { request, homeMajorId }: ReceiptRow,
  choices: ConflictChoices,
  act: EditionAct,
): Promise<TurnedDraft> {
  const kept: TurnedDraft['kept'] = {};
  const bases = await turnedBase(db, edition, request.bases, choices, act);
  if (bases) kept.bases = bases;
  const rows = request.drafts && (await turnedRows(db, edition, request.drafts, act));
  if (!rows) return { edition, kept, rows: undefined };
  const { prepared } = rows;
  const keep = storingOf(db, prepared, homeMajorId, act);
  kept.drafts = { before: await keep(prepared.sides.target, 'merged'), after: await keep(prepared.writing.written, 'merged') };
  return { edition, kept, rows };
}

/** Whether the rows of a draft are there, all of them: it is open, it was merged or deleted not too long ago. */
async function canBeWritten(db: Queries, edition: EditionRow, { caller, now }: EditionAct): Promise<boolean> {
  if (edition.deletedAt) return edition.deletedAt > (await trashedSince(db, caller.collegeId, now));
  return edition.status === 'open' || (edition.status === 'merged' && (await hasAllRows(db, edition)));
}

/** Writes what became of a draft. */
export async function writeTurnedDraft(db: Queries, { edition, kept, rows }: TurnedDraft, act: EditionAct): Promise<void> {
  if (rows) {
    const { majorId, prepared, trashedAt } = rows;
    await writeApart(db, { majorId, homeMajorId: edition.homeMajorId }, prepared.writing, prepared, act);
    if (trashedAt) await trashDraft(db, majorId, trashedAt);
  }
  if (kept.bases) await editionRows.update(db, edition, { baseStateId: kept.bases.after }, act.now);
}

/** What the draft begins with once the act is turned round; undefined where that stays. */
async function turnedBase(
  db: Queries,
  { baseStateId: now, homeMajorId }: EditionRow,
  bases: ReceiptRow['request']['bases'],
  choices: ConflictChoices,
  act: EditionAct,
): Promise<TurnedDraft['kept']['bases']> {
  if (!bases || now === null) return undefined;
  if (now === bases.after) return { before: now, after: bases.before };
  const stateIds = [bases.before, bases.after, now];
  if (!(await areKept(db, stateIds))) return undefined;
  const states = await partsWithin(
    db,
    stateIds.map((stateId) => ({ stateId })),
    homeMajorId,
    act,
  );
  const prepared = await prepareApart(db, { act: 'turn', choices }, states, act);
  if (prepared.writing.changes.length === 0) return undefined;
  return { before: now, after: await storingOf(db, prepared, homeMajorId, act)(prepared.writing.written, 'base') };
}

/** What turning round an act changes in an open draft besides its target; undefined where that is nothing. */
export async function planTurnedDraft(
  reading: PartReading,
  { editionId, request: { drafts } }: ReceiptRow,
  { language, asking }: { language: Language; asking: Asking },
): Promise<PlannedMerge['changes'] | undefined> {
  const { db } = reading;
  const [edition] = editionId === null || !drafts ? [] : await db.select().from(editions).where(eq(editions.id, editionId));
  if (!drafts || edition?.status !== 'open' || edition.majorId === null) return undefined;
  if (!(await areKept(db, [drafts.before, drafts.after]))) return undefined;
  const states = await statesOfTurn(reading, drafts, { majorId: edition.majorId, homeMajorId: edition.homeMajorId }, asking);
  const { changes } = await askAboutStates(db, 'turnPlan', { language }, states, asking);
  return changes.length > 0 ? changes : undefined;
}

/** The draft as it is, and as it is without the act. A draft that a later merge closed, or that somebody deleted, gets out of the trash for it, while its rows last. */
async function turnedRows(
  db: Queries,
  edition: EditionRow,
  drafts: NonNullable<ReceiptRow['request']['drafts']>,
  act: EditionAct,
): Promise<TurnedDraft['rows']> {
  const { majorId, homeMajorId } = edition;
  if (majorId === null || !(await areKept(db, [drafts.before, drafts.after])) || !(await canBeWritten(db, edition, act))) return undefined;
  const [major] = await db.select({ deletedAt: majors.deletedAt }).from(majors).where(eq(majors.id, majorId));
  const trashedAt = major?.deletedAt ?? null;
  if (trashedAt) await bringDraftBack(db, majorId, act.now);
  const states = await statesOfTurn(readingWithin(db, act.now), drafts, { majorId, homeMajorId }, act.asking);
  const prepared = await prepareApart(db, { act: 'turn', choices: {} }, states, act);
  refuseUnprepared(prepared);
  return { majorId, trashedAt, prepared };
}

async function statesOfTurn(
  reading: PartReading,
  { before, after }: NonNullable<ReceiptRow['request']['drafts']>,
  { majorId, homeMajorId }: { majorId: number; homeMajorId: number },
  asking: Asking,
) {
  const states = [];
  for (const source of [{ stateId: before }, { stateId: after }, { majorId }]) {
    states.push(await partsOfSide(reading, { source, homeMajorId }, asking));
  }
  return states;
}

/** Whether states are stored, which the tidying keeps as long as a receipt names them. */
async function areKept(db: Queries, stateIds: readonly number[]): Promise<boolean> {
  const ids = [...new Set(stateIds)];
  return (await db.$count(curriculumStates, inArray(curriculumStates.id, ids))) === ids.length;
}
