import {
  courseList,
  relinkedSides,
  selectChanges,
  threeWay,
  type RevertEditionRequest,
  type UpdateEditionRequest,
} from '@college/curriculum-model';
import { noteSave } from '../../audit/noteSave';
import type { Queries } from '../../db';
import { conflict, invalid } from '../../http/refusal';
import { editionRows } from '../editionRepository';
import { editionMessages } from '../messages';
import { editionState } from '../presentEdition';
import { storeState } from '../stateRepository';
import { writeState } from '../writing/writeState';
import { digestOfWork, readSides } from './editionSides';
import { holdDraft, keptChoices, refuseChanged, refuseUnready, type EditionAct } from './mergeEdition';
import { planMerge } from './planMerge';
import { closeReceipt, openReceipt, type ReceiptRow } from './receiptRepository';

/** Brings what changed in the current edition into a draft, which begins with the current edition from now on. */
export async function updateEdition(db: Queries, { id, seen, choices }: UpdateEditionRequest, act: EditionAct): Promise<ReceiptRow> {
  const draft = await holdDraft(db, id, 'create', act);
  await refuseChanged(db, draft, seen, () => planMerge(db, { id, into: 'draft', take: 'all', choices }, act.language));
  const sides = await readSides(db, draft);
  const merge = threeWay({ ...sides, into: 'draft', take: 'all', choices });
  refuseUnready(merge, merge.draft, act.language);
  const { homeMajorId, draftId, baseStateId, edition } = draft;
  const by = { userId: act.caller.id, now: act.now };
  // By the keys of the draft, whose rows stay: what was deleted and added again in the current edition is one record from now on.
  const base = await storeState(db, merge.current, { homeMajorId, userId: by.userId, occasion: 'base', now: act.now });
  const request = { note: '', choices: keptChoices(merge, choices), bases: { before: baseStateId, after: base } };
  const receipt = await openReceipt(
    db,
    { homeMajorId, editionId: id, targetMajorId: draftId, baseStateId, userId: by.userId, at: act.now, act: 'update', request },
    { before: merge.draft, after: merge.merged },
  );
  const source = { majorId: homeMajorId, state: merge.current };
  await writeState(db, { majorId: draftId, homeMajorId, before: merge.draft, after: merge.merged, source, act: by });
  const after = await editionRows.update(db, edition, { baseStateId: base }, act.now);
  await noteSave(db, act, { entity: 'edition', state: editionState, before: edition, after });
  await closeReceipt(db);
  return receipt;
}

/** Reverts places of a draft to its base, together with the changes they depend on and those that depend on them. */
export async function revertEdition(db: Queries, { id, seen, places }: RevertEditionRequest, act: EditionAct): Promise<ReceiptRow> {
  const draft = await holdDraft(db, id, 'create', act);
  if ((await digestOfWork(db, draft)) !== seen) {
    throw conflict(editionMessages.revertChanged, await planMerge(db, { id, into: 'current', take: 'all', choices: {} }, act.language));
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
