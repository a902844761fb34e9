import { courseList, relinkedSides, selectChanges, type RevertEditionRequest, type UpdateEditionRequest } from '@college/curriculum-model';
import { noteSave } from '../../audit/noteSave';
import type { Queries } from '../../db';
import { conflict, invalid } from '../../http/refusal';
import { editionRows } from '../editionRepository';
import { editionMessages } from '../messages';
import { editionState } from '../presentEdition';
import { writeState } from '../writing/writeState';
import { openReceiptApart, partsWithin, prepareApart, refuseUnprepared, storingOf, writeApart } from './actsApart';
import { readSides, sourcesOf } from './editionSides';
import { digestOfWork } from './openDraft';
import type { EditionAct } from './editionAct';
import { holdDraft, keptChoices, refuseChanged } from './mergeEdition';
import { planMergeWithin } from './planMerge';
import { closeReceipt, openReceipt, type ReceiptRow } from './receiptRepository';

/** Brings what changed in the current edition into a draft, which begins with the current edition from now on. */
export async function updateEdition(db: Queries, { id, seen, choices }: UpdateEditionRequest, act: EditionAct): Promise<ReceiptRow> {
  const draft = await holdDraft(db, id, 'create', act);
  await refuseChanged(db, draft, seen, () => planMergeWithin(db, { id, into: 'draft', take: 'all', choices }, act));
  const { homeMajorId, draftId, baseStateId, edition } = draft;
  const states = await partsWithin(db, sourcesOf(draft), homeMajorId, act);
  const prepared = await prepareApart(db, { act: 'merge', into: 'draft', take: 'all', choices, keepOpen: true }, states, act);
  refuseUnprepared(prepared);
  // By the keys of the draft, whose rows stay: what was deleted and added again in the current edition is one record from now on.
  const base = await storingOf(db, prepared, homeMajorId, act)(prepared.sides.other, 'base');
  const request = { note: '', choices: keptChoices(prepared, choices), bases: { before: baseStateId, after: base } };
  const receipt = await openReceiptApart(
    db,
    { homeMajorId, editionId: id, targetMajorId: draftId, baseStateId, act: 'update', request },
    prepared,
    act,
  );
  await writeApart(db, { majorId: draftId, homeMajorId, sourceId: homeMajorId }, prepared.writing, prepared, act);
  const after = await editionRows.update(db, edition, { baseStateId: base }, act.now);
  await noteSave(db, act, { entity: 'edition', state: editionState, before: edition, after });
  await closeReceipt(db);
  return receipt;
}

/** Reverts places of a draft to its base, together with the changes they depend on and those that depend on them. */
export async function revertEdition(db: Queries, { id, seen, places }: RevertEditionRequest, act: EditionAct): Promise<ReceiptRow> {
  const draft = await holdDraft(db, id, 'create', act);
  if ((await digestOfWork(db, draft)) !== seen) {
    throw conflict(editionMessages.revertChanged, await planMergeWithin(db, { id, into: 'current', take: 'all', choices: {} }, act));
  }
  const { homeMajorId, draftId, baseStateId } = draft;
  const sides = await readSides(db, draft);
  const { base, target } = relinkedSides({ base: sides.base, target: sides.draft, other: sides.draft });
  const wanted = new Set(places);
  const { draft: reverted } = selectChanges(target, base, ({ at }) => at !== courseList && wanted.has(at));
  const by = { userId: act.caller.id, now: act.now };
  const receipt = await openReceipt(
    db,
    {
      homeMajorId,
      editionId: id,
      targetMajorId: draftId,
      baseStateId,
      userId: by.userId,
      at: act.now,
      act: 'revert',
      request: { note: '', choices: {} },
    },
    { before: target, after: reverted },
  );
  if (receipt.counts.changes === 0) throw invalid(editionMessages.nothingToRevert);
  await writeState(db, { majorId: draftId, homeMajorId, before: target, after: reverted, act: by });
  await closeReceipt(db);
  return receipt;
}
