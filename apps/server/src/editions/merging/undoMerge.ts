import { mergePlan, turnedRound, type ConflictChoices, type Language, type UndoPlan, type UndoRequest } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { noteSave } from '../../audit/noteSave';
import { schema, type Queries } from '../../db';
import { conflict, invalid, notFound } from '../../http/refusal';
import { authoriseNow } from '../../rights/authoriseNow';
import { bringDraftBack, checkPlaceForEdition, editionRows, holdEdition, waitForHome, type EditionRow } from '../editionRepository';
import { editionMessages } from '../messages';
import { editionState } from '../presentEdition';
import { readMajorState } from '../readMajorState';
import { writeState } from '../writing/writeState';
import { hasAllRows } from './draftRows';
import { digestOfMajors, holdMajors } from './editionSides';
import { keptChoices, refuseUnready, type EditionAct } from './mergeEdition';
import { closeReceipt, openReceipt, type ReceiptRow } from './receiptRepository';
import { receiptStates } from './receiptStates';
import { authorsSince } from './mergeAuthors';
import { closedBy, whyNotUndoable } from './receiptUndo';
import { planTurnedDraft, turnDraft, writeTurnedDraft } from './turnDraft';

const { editionReceipts } = schema;

/** What undoing an act would do: the same merge turned round. Later work elsewhere stays, and the same place is asked. */
export async function planUndo(
  db: Queries,
  { id, choices }: { id: number; choices: ConflictChoices },
  language: Language,
): Promise<UndoPlan> {
  const receipt = await findUndoable(db, id);
  const seen = await digestOfMajors(db, [receipt.targetMajorId], id);
  const merge = await turnRound(db, receipt, choices);
  const { conflicts, undecided, changes, findings } = mergePlan(merge, 'current', language, {
    current: await authorsSince(db, receipt, language),
  });
  const draft = await planTurnedDraft(db, receipt);
  return {
    receiptId: id,
    seen,
    conflicts,
    undecided,
    changes: changes.map(({ isBroughtAlong: _along, ...change }) => change),
    ...(draft && { draftChanges: mergePlan(draft, 'current', language).changes.map(({ isBroughtAlong: _along, ...change }) => change) }),
    findings: findings.map(({ because: _because, ...finding }) => finding),
  };
}

/** Undoes an act by its receipt, which leaves a receipt of its own. A draft that was merged for good opens again while its rows are there. */
export async function undoMerge(db: Queries, { id, seen, choices }: UndoRequest, act: EditionAct): Promise<ReceiptRow> {
  const found = await findReceipt(db, id);
  const edition = await holdEdition(db, found.editionId);
  const { homeMajorId, targetMajorId } = found;
  // A draft that a later merge closed stays closed.
  const closed = closedBy(found, edition);
  // Whoever makes or restores a draft takes this lock before any rows.
  if (closed) await waitForHome(db, homeMajorId);
  await holdMajors(db, [targetMajorId, ...(edition?.majorId ? [edition.majorId] : [])]);
  await authoriseNow(db, act.caller, { auth: 'manage', subject: { kind: 'receipt', id } });
  const receipt = await findUndoable(db, id);
  if ((await digestOfMajors(db, [receipt.targetMajorId], id)) !== seen) {
    throw conflict(editionMessages.planChanged, await planUndo(db, { id, choices }, act.language));
  }
  const merge = await turnRound(db, receipt, choices);
  refuseUnready(merge, merge.current, act.language);
  const by = { userId: act.caller.id, now: act.now };
  const turned = edition && (await turnDraft(db, edition, receipt, choices, act));
  const undo = await openReceipt(
    db,
    {
      homeMajorId,
      editionId: receipt.editionId,
      targetMajorId,
      userId: by.userId,
      at: act.now,
      act: 'undo',
      undoOfId: id,
      request: { note: '', choices: keptChoices(merge, choices), ...turned?.kept },
    },
    { before: merge.current, after: merge.merged },
  );
  await writeState(db, { majorId: targetMajorId, homeMajorId, before: merge.current, after: merge.merged, act: by });
  if (turned) await writeTurnedDraft(db, turned, act);
  if (closed) await openAgain(db, closed, act);
  await closeReceipt(db);
  return undo;
}

async function findReceipt(db: Queries, id: number): Promise<ReceiptRow> {
  const [receipt] = await db.select().from(editionReceipts).where(eq(editionReceipts.id, id));
  if (!receipt) throw notFound(editionMessages.receiptMissing);
  return receipt;
}

/** A receipt that stands, of a major into which can be written. */
async function findUndoable(db: Queries, id: number): Promise<ReceiptRow> {
  const receipt = await findReceipt(db, id);
  const refusal = await whyNotUndoable(db, receipt);
  if (refusal) throw invalid(refusal);
  return receipt;
}

async function turnRound(db: Queries, { id, targetMajorId, homeMajorId }: ReceiptRow, choices: ConflictChoices) {
  const now = await readMajorState(db, { majorId: targetMajorId, homeMajorId });
  return turnedRound(await receiptStates(db, id, now), now, choices);
}

async function openAgain(db: Queries, edition: EditionRow, act: EditionAct): Promise<void> {
  if (edition.majorId === null || !(await hasAllRows(db, edition))) return;
  await checkPlaceForEdition(db, edition.homeMajorId);
  await bringDraftBack(db, edition.majorId, act.now);
  const after = await editionRows.update(db, edition, { status: 'open', stateId: null }, act.now);
  await noteSave(db, act, { entity: 'edition', state: editionState, before: edition, after });
}
