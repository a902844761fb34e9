import { turnedUnasked, type ConflictChoices, type CurriculumState } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { bringDraftBack, editionRows, trashDraft, type EditionRow } from '../editionRepository';
import { readMajorState } from '../readMajorState';
import { readState, storeState } from '../stateRepository';
import { writeState } from '../writing/writeState';
import { hasAllRows } from './draftRows';
import { refuseUnready, type EditionAct } from './mergeEdition';
import type { ReceiptRow } from './receiptRepository';

const { majors } = schema;

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

/** The draft as it is, and as it is without the act. A draft that a later merge closed gets out of the trash for it, while its rows last. */
async function turnedRows(
  db: Queries,
  edition: EditionRow,
  drafts: NonNullable<ReceiptRow['request']['drafts']>,
  { now, language }: EditionAct,
): Promise<TurnedDraft['rows']> {
  const { majorId, status, homeMajorId } = edition;
  const [before, after] = [await readState(db, drafts.before), await readState(db, drafts.after)];
  if (!before || !after || majorId === null) return undefined;
  if (status !== 'open' && (status !== 'merged' || !(await hasAllRows(db, edition)))) return undefined;
  const [major] = await db.select({ deletedAt: majors.deletedAt }).from(majors).where(eq(majors.id, majorId));
  const trashedAt = major?.deletedAt ?? null;
  if (trashedAt) await bringDraftBack(db, majorId, now);
  const current = await readMajorState(db, { majorId, homeMajorId });
  const merge = turnedUnasked({ before, after }, current);
  refuseUnready(merge, merge.current, language);
  return { majorId, trashedAt, before: merge.current, after: merge.merged };
}
