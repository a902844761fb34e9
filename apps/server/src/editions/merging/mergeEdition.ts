import {
  findingsOf,
  keptDraft,
  threeWay,
  whyNotKept,
  type ConflictChoices,
  type CurriculumState,
  type Language,
  type MergeRequest,
  type ThreeWay,
} from '@college/curriculum-model';
import { noteSave } from '../../audit/noteSave';
import type { Queries } from '../../db';
import { conflict, invalid } from '../../http/refusal';
import { authoriseNow } from '../../rights/authoriseNow';
import type { Caller } from '../../rights/caller';
import { editionRows, trashDraft } from '../editionRepository';
import { editionMessages } from '../messages';
import { editionState } from '../presentEdition';
import { storeState } from '../stateRepository';
import { writeState } from '../writing/writeState';
import { digestOfDraft, holdMajors, openDraft, readSides, type EditionSides, type OpenDraft } from './editionSides';
import { planMerge } from './planMerge';
import { closeReceipt, openReceipt, type ReceiptRow } from './receiptRepository';

/** Who acts, when, and in which language refusals carry plans. */
export interface EditionAct {
  caller: Caller;
  now: Date;
  language: Language;
}

/**
 * Merges all or a part of a draft into the current edition: everything, or nothing where something was not decided, changed since the plan, or would not be stored by an editor. For good, the draft
 * goes to the trash and its state is kept; kept open, as it is while changes of it are left out, it gets the merged state too and begins with it.
 */
export async function mergeEdition(
  db: Queries,
  { id, seen, take, choices, keepOpen, note = '' }: MergeRequest,
  act: EditionAct,
): Promise<ReceiptRow> {
  const draft = await holdDraft(db, id, 'manage', act);
  if (draft.edition.kind === 'scenario') throw invalid(editionMessages.scenarioNotMerged);
  await refuseChanged(db, draft, seen, () => planMerge(db, { id, into: 'current', take, choices }, act.language));
  const sides = await readSides(db, draft);
  const merge = threeWay({ ...sides, into: 'current', take, choices });
  refuseUnready(merge, merge.current, act.language);
  const { homeMajorId, draftId, baseStateId, edition } = draft;
  const by = { userId: act.caller.id, now: act.now };
  const kept = keepOpen || merge.leftOut.length > 0 ? keptDraft(sides, merge) : undefined;
  const refusal = kept && whyNotKept(sides, merge, kept);
  if (refusal) throw invalid(refusal);
  const keep = (state: CurriculumState, occasion: 'base' | 'merged') =>
    storeState(db, state, { homeMajorId, userId: by.userId, occasion, now: act.now });
  const states = kept && {
    bases: { before: baseStateId, after: await keep(kept.base, 'base') },
    drafts: { before: await keep(sides.draft, 'merged'), after: await keep(kept.after, 'merged') },
  };
  const receipt = await openReceipt(
    db,
    {
      homeMajorId,
      editionId: id,
      targetMajorId: homeMajorId,
      baseStateId,
      userId: by.userId,
      at: act.now,
      act: 'merge',
      request: { note, choices: keptChoices(merge, choices), ...states },
    },
    { before: merge.current, after: merge.merged },
  );
  const source = { majorId: draftId, state: merge.draft };
  await writeState(db, { majorId: homeMajorId, homeMajorId, before: merge.current, after: merge.merged, source, act: by });
  const after =
    kept === undefined || states === undefined
      ? await closeDraft(db, draft, sides.draft, act)
      : await keepDraft(db, draft, sides, { after: kept.after, baseStateId: states.bases.after }, act);
  await noteSave(db, act, { entity: 'edition', state: editionState, before: edition, after });
  await closeReceipt(db);
  return receipt;
}

/** Holds an open draft, both majors and their courses, and asks for the right again: it may have been taken away while others were waited for. */
export async function holdDraft(db: Queries, id: number, auth: 'create' | 'manage', { caller }: EditionAct): Promise<OpenDraft> {
  const draft = openDraft(await editionRows.lock(db, { id }));
  await holdMajors(db, [draft.homeMajorId, draft.draftId]);
  await authoriseNow(db, caller, { auth, subject: { kind: 'edition', id } });
  return draft;
}

/** Refuses what was looked at before something changed; the new plan travels along. */
export async function refuseChanged(db: Queries, draft: OpenDraft, seen: string, plan: () => Promise<unknown>): Promise<void> {
  if ((await digestOfDraft(db, draft)) !== seen) throw conflict(editionMessages.planChanged, await plan());
}

/** Refuses a merge with something undecided, and one of which a curriculum would come that its editors would not store. */
export function refuseUnready(merge: ThreeWay, target: CurriculumState, language: Language): void {
  if (merge.undecided.length > 0) throw invalid(editionMessages.undecided(merge.undecided.length));
  const sentences = (['zh', 'en'] as const).map((one) => findingsOf(merge, target, one).find(({ type }) => type === 'blocks')?.message);
  if (sentences[0] !== undefined) throw invalid({ zh: sentences[0], en: sentences[1] ?? sentences[0] }, language);
}

/** The choices that a receipt keeps: those that decided something, as they were given. */
export function keptChoices({ choices }: Pick<ThreeWay, 'choices'>, given: ConflictChoices): ConflictChoices {
  return Object.fromEntries(Object.entries(given).filter(([key]) => key in choices));
}

async function closeDraft(db: Queries, { edition, draftId, homeMajorId }: OpenDraft, state: CurriculumState, { caller, now }: EditionAct) {
  const stateId = await storeState(db, state, { homeMajorId, userId: caller.id, occasion: 'merged', now });
  await trashDraft(db, draftId, now);
  return editionRows.update(db, edition, { status: 'merged', stateId }, now);
}

/** The draft gets what was merged, and keeps what is left in it. */
async function keepDraft(
  db: Queries,
  { edition, draftId, homeMajorId }: OpenDraft,
  { draft, current }: EditionSides,
  { after, baseStateId }: { after: CurriculumState; baseStateId: number },
  { caller, now }: EditionAct,
) {
  const source = { majorId: homeMajorId, state: current };
  await writeState(db, { majorId: draftId, homeMajorId, before: draft, after, source, act: { userId: caller.id, now } });
  return editionRows.update(db, edition, { baseStateId }, now);
}
