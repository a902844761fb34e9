import { turnedUnasked, type ConflictChoices, type CurriculumState, type ThreeWay } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { bringDraftBack, editionRows, trashDraft, type EditionRow } from '../editionRepository';
import { trashedSince } from '../../trash/readTrash';
import { readMajorState } from '../readMajorState';
import { readState, storeState } from '../stateRepository';
import { writeState } from '../writing/writeState';
import { hasAllRows } from './draftRows';
import { refuseUnready, type EditionAct } from './mergeEdition';
import type { ReceiptRow } from './receiptRepository';

const { editions, majors } = schema;

/** What an undo makes of the draft that took part in its act, besides what it writes into the target of the act. */
export interface TurnedDraft {
  edition: EditionRow;
  /** The numbers of the states that the receipt of the undo keeps. */
  kept: Pick<ReceiptRow['request'], 'bases' | 'drafts'>;
  /** What is written into the rows of the draft. */
  rows: { majorId: number; before: CurriculumState; after: CurriculumState; trashedAt: Date | null } | undefined;
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
  const taken = { homeMajorId, userId: act.caller.id, now: act.now };
  const kept: TurnedDraft['kept'] = {};
  const bases = await turnedBase(db, edition.baseStateId, request.bases, choices);
  if (bases)
    kept.bases = { before: bases.before, after: bases.known ?? (await storeState(db, bases.after, { ...taken, occasion: 'base' })) };
  const merge = request.drafts && (await turnedRows(db, edition, request.drafts, act));
  if (!merge) return { edition, kept, rows: undefined };
  const { majorId, trashedAt, before, after } = merge;
  const keep = (state: CurriculumState) => storeState(db, state, { ...taken, occasion: 'merged' });
  kept.drafts = { before: await keep(before), after: await keep(after) };
  return { edition, kept, rows: { majorId, trashedAt, before, after } };
}

/** Whether the rows of a draft are there, all of them: it is open, it was merged or deleted not too long ago. */
async function canBeWritten(db: Queries, edition: EditionRow, now: Date): Promise<boolean> {
  if (edition.deletedAt) return edition.deletedAt > trashedSince(now);
  return edition.status === 'open' || (edition.status === 'merged' && (await hasAllRows(db, edition)));
}

/** Writes what became of a draft. */
export async function writeTurnedDraft(db: Queries, { edition, kept, rows }: TurnedDraft, { caller, now }: EditionAct): Promise<void> {
  if (rows) {
    const { majorId, before, after, trashedAt } = rows;
    await writeState(db, { majorId, homeMajorId: edition.homeMajorId, before, after, act: { userId: caller.id, now } });
    if (trashedAt) await trashDraft(db, majorId, trashedAt);
  }
  if (kept.bases) await editionRows.update(db, edition, { baseStateId: kept.bases.after }, now);
}

async function turnedBase(db: Queries, now: number | null, bases: ReceiptRow['request']['bases'], choices: ConflictChoices) {
  if (!bases || now === null) return undefined;
  const [before, after, current] = [await readState(db, bases.before), await readState(db, bases.after), await readState(db, now)];
  if (!before || !after || !current) return undefined;
  if (now === bases.after) return { before: now, after: before, known: bases.before };
  const merge = turnedUnasked({ before, after }, current, choices);
  return merge.changes.length === 0 ? undefined : { before: now, after: merge.merged, known: undefined };
}

/** What turning round an act changes in an open draft besides its target; undefined where that is nothing. */
export async function planTurnedDraft(db: Queries, { editionId, request: { drafts } }: ReceiptRow): Promise<ThreeWay | undefined> {
  const [edition] = editionId === null || !drafts ? [] : await db.select().from(editions).where(eq(editions.id, editionId));
  if (!drafts || edition?.status !== 'open' || edition.majorId === null) return undefined;
  const [before, after] = [await readState(db, drafts.before), await readState(db, drafts.after)];
  const { majorId, homeMajorId } = edition;
  const merge = before && after && turnedUnasked({ before, after }, await readMajorState(db, { majorId, homeMajorId }));
  return merge && merge.changes.length > 0 ? merge : undefined;
}

/** The draft as it is, and as it is without the act. A draft that a later merge closed, or that somebody deleted, gets out of the trash for it, while its rows last. */
async function turnedRows(
  db: Queries,
  edition: EditionRow,
  drafts: NonNullable<ReceiptRow['request']['drafts']>,
  { now, language }: EditionAct,
): Promise<TurnedDraft['rows']> {
  const { majorId, homeMajorId } = edition;
  const [before, after] = [await readState(db, drafts.before), await readState(db, drafts.after)];
  if (!before || !after || majorId === null || !(await canBeWritten(db, edition, now))) return undefined;
  const [major] = await db.select({ deletedAt: majors.deletedAt }).from(majors).where(eq(majors.id, majorId));
  const trashedAt = major?.deletedAt ?? null;
  if (trashedAt) await bringDraftBack(db, majorId, now);
  const current = await readMajorState(db, { majorId, homeMajorId });
  const merge = turnedUnasked({ before, after }, current);
  refuseUnready(merge, merge.current, language);
  return { majorId, trashedAt, before: merge.current, after: merge.merged };
}
