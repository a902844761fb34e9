import type { UndoFixRequest } from '@college/curriculum-model';
import type { Queries } from '../../db';
import { conflict, invalid } from '../../http/refusal';
import { readingWithin } from '../comparing/liveParts';
import { holdEdition } from '../editionRepository';
import { openReceiptApart, prepareApart, refuseUnprepared, writeApart } from '../merging/actsApart';
import type { EditionAct } from '../merging/editionAct';
import { holdMajors } from '../merging/editionSides';
import { closeReceipt, type ReceiptRow } from '../merging/receiptRepository';
import { receiptParts } from '../merging/receiptStates';
import { findReceipt, findUndoable, statesOfUndo } from '../merging/undoMerge';
import { editionMessages } from '../messages';
import { authoriseEdit, lineagesOf } from './authoriseEdit';

/** Takes a quick fix back, by whoever may edit its place; where somebody changed that since, nothing is undone. Later work elsewhere stays. */
export async function undoFix(db: Queries, { id }: UndoFixRequest, act: EditionAct): Promise<ReceiptRow> {
  const { act: kind, editionId, homeMajorId, targetMajorId, request } = await findReceipt(db, id);
  if (kind !== 'fix' || !request.fix) throw invalid(editionMessages.notOfFix);
  await holdEdition(db, editionId);
  await holdMajors(db, [targetMajorId]);
  const receipt = await findUndoable(db, id);
  await authoriseEdit(db, targetMajorId, lineagesOf(await receiptParts(db, id)), act.caller);
  const { parts, states } = await statesOfUndo(readingWithin(db, act.now), receipt, act.asking);
  const prepared = await prepareApart(db, { act: 'undo', parts, choices: {} }, states, act);
  if (prepared.undecided > 0) throw conflict(editionMessages.fixTouched, null);
  refuseUnprepared(prepared);
  const undo = await openReceiptApart(
    db,
    { homeMajorId, editionId, targetMajorId, act: 'undo', undoOfId: id, request: { note: '', choices: {}, fix: request.fix } },
    prepared,
    act,
  );
  await writeApart(db, { majorId: targetMajorId, homeMajorId }, prepared.writing, prepared, act);
  await closeReceipt(db);
  return undo;
}
