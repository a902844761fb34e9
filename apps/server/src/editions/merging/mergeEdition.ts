import type { ConflictChoices, MergeRequest } from '@college/curriculum-model';
import { noteSave } from '../../audit/noteSave';
import type { Queries } from '../../db';
import { conflict, invalid } from '../../http/refusal';
import { approvedOf, endCourseProposals, endProposalsOf, refuseInReview } from '../../proposals/proposalGate';
import { authoriseNow } from '../../rights/authoriseNow';
import { editionRows, trashDraft } from '../editionRepository';
import { editionMessages } from '../messages';
import { editionState } from '../presentEdition';
import type { PreparedAct } from '../thread/preparedAct';
import { openReceiptApart, partsWithin, prepareApart, refuseUnprepared, storingOf, writeApart } from './actsApart';
import type { EditionAct } from './editionAct';
import { holdMajors, sourcesOf } from './editionSides';
import { digestOfDraft, openDraft, type OpenDraft } from './openDraft';
import { planMergeWithin } from './planMerge';
import { closeReceipt, type ReceiptRow } from './receiptRepository';

/**
 * Merges all or a part of a draft into the current edition: everything, or nothing where something was not decided, changed since the plan, or would not be stored by an editor. For good, the draft
 * goes to the trash and its state is kept, and its proposal ends; kept open, as it is while changes of it are left out, it gets the merged state too and begins with it.
 */
export async function mergeEdition(
  db: Queries,
  { id, seen, take, choices, keepOpen, note = '' }: MergeRequest,
  act: EditionAct,
  auth: 'manage' | 'read' = 'manage',
): Promise<ReceiptRow> {
  const draft = await holdDraft(db, id, auth, act);
  if (draft.edition.kind === 'scenario') throw invalid(editionMessages.scenarioNotMerged);
  await refuseInReview(db, draft.edition, take);
  await refuseChanged(db, draft, seen, () => planMergeWithin(db, { id, into: 'current', take, choices }, act));
  const { homeMajorId, draftId, baseStateId, edition } = draft;
  const states = await partsWithin(db, sourcesOf(draft), homeMajorId, act);
  const prepared = await prepareApart(db, { act: 'merge', into: 'current', take, choices, keepOpen }, states, act);
  refuseUnprepared(prepared);
  const { kept } = prepared;
  if (kept?.refusal) throw invalid(kept.refusal);
  const keep = storingOf(db, prepared, homeMajorId, act);
  const draftAsIs = await keep(prepared.sides.draft, 'merged');
  const courses = await approvedOf(db, edition, take);
  const approved = courses && { courses, state: await keep(prepared.writing.written, 'merged') };
  const stored = kept && {
    bases: { before: baseStateId, after: await keep(kept.base, 'base') },
    drafts: { before: draftAsIs, after: await keep(kept.writing.written, 'merged') },
  };
  const request = { note, choices: keptChoices(prepared, choices), ...stored, ...(approved && { approved }) };
  const receipt = await openReceiptApart(
    db,
    { homeMajorId, editionId: id, targetMajorId: homeMajorId, baseStateId, act: 'merge', request },
    prepared,
    act,
  );
  await writeApart(db, { majorId: homeMajorId, homeMajorId, sourceId: draftId }, prepared.writing, prepared, act);
  if (kept) await writeApart(db, { majorId: draftId, homeMajorId, sourceId: homeMajorId }, kept.writing, prepared, act);
  else await trashDraft(db, draftId, act.now);
  const fields = stored ? { baseStateId: stored.bases.after } : { status: 'merged' as const, stateId: draftAsIs };
  const after = await editionRows.update(db, edition, fields, act.now);
  await noteSave(db, act, { entity: 'edition', state: editionState, before: edition, after });
  if (stored && take !== 'all') await endCourseProposals(db, { edition, kind: 'merged', take }, act);
  else await endProposalsOf(db, edition, 'merged', act);
  await closeReceipt(db);
  return receipt;
}

/** Holds an open draft, both majors and their courses, and asks for the right again: it may have been taken away while others were waited for. */
export async function holdDraft(db: Queries, id: number, auth: 'read' | 'create' | 'manage', { caller }: EditionAct): Promise<OpenDraft> {
  const draft = openDraft(await editionRows.lock(db, { id }));
  await holdMajors(db, [draft.homeMajorId, draft.draftId]);
  await authoriseNow(db, caller, { auth, subject: { kind: 'edition', id } });
  return draft;
}

/** Refuses what was looked at before something changed; the new plan travels along. */
export async function refuseChanged(db: Queries, draft: OpenDraft, seen: string, plan: () => Promise<unknown>): Promise<void> {
  if ((await digestOfDraft(db, draft)) !== seen) throw conflict(editionMessages.planChanged, await plan());
}

/** The choices that a receipt keeps: those that decided something, as they were given. */
export function keptChoices({ decided }: Pick<PreparedAct, 'decided'>, given: ConflictChoices): ConflictChoices {
  return Object.fromEntries(Object.entries(given).filter(([key]) => decided.includes(key)));
}
