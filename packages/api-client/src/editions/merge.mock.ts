import {
  changeAuthors,
  comparedStates,
  keptDraft,
  courseList,
  curriculumEngine,
  decisionsOf,
  describeUpgrade,
  editionRefusals,
  findingsOf,
  mergePlan,
  receiptSort,
  relinkedSides,
  replyCodes,
  selectChanges,
  textOf,
  threeWay,
  whyNotKept,
  withAccepted,
  type CurriculumState,
  type Language,
  type MergePlan,
  type MergePlanRequest,
  type ReceiptDetail,
  type ThreeWay,
  withAuthors,
  type AuthoredEntry,
} from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { sortedPageOf } from '../mock-api/paging';
import { found } from '../mock-api/refusals';
import { endCourseProposals, endProposalsOf, refuseInReview } from '../proposals/mockProposals';
import { publishAsWished } from '../proposals/publishAsWished';
import { authorsInMajors } from './mockSides';
import { findUndoable, turnDraft, turnRound, undoPlanOf, whyNotUndoable } from './mockUndo';
import { publishChecksOf } from './rows/publishChecksOf';
import { digestOf } from './rows/digestOf';
import { findOpenEdition } from './rows/findOpenEdition';
import { majorState } from './rows/majorState';
import { keepState, mockStateOf } from './rows/mockStateOf';
import { changesOf, presentReceipt, writeReceipt } from './rows/receipts';
import { removeDraft } from './rows/removeDraft';
import type { StoredReceipt } from './rows/storedReceipt';
import { writeChanges } from './rows/writeChanges';

/** The three states of an open draft. */
function sidesOf(state: MockState, id: number) {
  const edition = findOpenEdition(state, id);
  const sides = {
    base: mockStateOf(state, `base:${id}`),
    draft: mockStateOf(state, `edition:${id}`),
    current: majorState(state, edition.homeMajorId),
  };
  return { edition, draftId: found(edition.majorId ?? undefined), sides, seen: digestOf(edition.baseStateId, sides) };
}

function planOf(state: MockState, { id, into, take, choices }: MergePlanRequest, language: Language): MergePlan {
  const { edition, sides, seen } = sidesOf(state, id);
  const home = found(state.majors.find((major) => major.id === edition.homeMajorId));
  const authorsIn = (majorId: number | null) => changeAuthors(authorsInMajors(state, new Set(majorId === null ? [] : [majorId]), language));
  const authors = { draft: authorsIn(edition.majorId), current: authorsIn(home.id) };
  const merge = threeWay({ ...sides, into, take, choices });
  const plan = mergePlan(merge, into, language, authors);
  const checks = publishChecksOf(state, home.id);
  return {
    editionId: id,
    editionName: edition.name,
    userId: edition.userId,
    into,
    homeMajorId: home.id,
    homeMajorName: textOf(home, 'name', language),
    seen,
    baseTakenAt: found(state.curriculumStates.get(edition.baseStateId ?? 0)).takenAt,
    ...plan,
    findings: withAccepted(plan.findings, merge.merged, checks, () => curriculumEngine({ ...checks, occasion: 'review' })),
  };
}

/** Refuses an act that asks something, or that its editors would not store. */
export function refuseUnready(merge: ThreeWay, into: 'draft' | 'current'): void {
  const { length } = merge.undecided;
  if (length > 0) throw new MockRefusal(replyCodes.validation, editionRefusals.undecided(length));
  const [zh, en] = (['zh', 'en'] as const).map((one) => findingsOf(merge, merge[into], one).find(({ type }) => type === 'blocks')?.message);
  if (zh !== undefined && en !== undefined) throw new MockRefusal(replyCodes.validation, { zh, en });
}

/** What a merge or an update began with. */
function baseOf(state: MockState, { bases, editionId }: StoredReceipt): CurriculumState[] {
  const id = bases?.before ?? state.editions.find((one) => one.id === editionId)?.baseStateId;
  const base = state.curriculumStates.get(id ?? 0);
  return base ? [base.state] : [];
}

/** Who made what an act brought into its target: in the draft for a merge, in the current edition for an update. */
function authorsOfReceipt(state: MockState, { act, editionId, homeMajorId }: StoredReceipt, language: Language): readonly AuthoredEntry[] {
  const majorId = act === 'merge' ? state.editions.find(({ id }) => id === editionId)?.majorId : act === 'update' ? homeMajorId : null;
  return authorsInMajors(state, new Set(majorId ? [majorId] : []), language);
}

function refuseChanged(isSame: boolean, plan: () => unknown): void {
  if (!isSame) throw new MockRefusal(replyCodes.conflict, editionRefusals.planChanged, plan());
}

export const editionMergeMocks = {
  planMerge: ({ body, state, language }) => planOf(state, body, language),

  mergeEdition({ body: { id, seen, take, choices, keepOpen, note = '' }, state, user, language }) {
    const { edition, draftId, sides, seen: now } = sidesOf(state, id);
    if (edition.kind === 'scenario') throw new MockRefusal(replyCodes.validation, editionRefusals.scenarioNotMerged);
    refuseInReview(state, id, take);
    refuseChanged(seen === now, () => planOf(state, { id, into: 'current', take, choices }, language));
    const merge = threeWay({ ...sides, into: 'current', take, choices });
    refuseUnready(merge, 'current');
    const kept = keepOpen || merge.leftOut.length > 0 ? keptDraft(sides, merge) : undefined;
    const refusal = kept && whyNotKept(sides, merge, kept);
    if (refusal) throw new MockRefusal(replyCodes.validation, refusal);
    const { homeMajorId } = edition;
    const { current: before, merged: after } = merge;
    const act = {
      homeMajorId,
      editionId: id,
      targetMajorId: homeMajorId,
      act: 'merge' as const,
      undoOfId: null,
      note,
      choices,
      userId: user.id,
    };
    const receipt = writeReceipt(state, { ...act, before, after });
    if (kept) {
      if (take === 'all') endProposalsOf(state, id, 'merged', user.id);
      else endCourseProposals(state, { editionId: id, take, userId: user.id });
      const bases = { before: edition.baseStateId, after: keepState(state, homeMajorId, kept.base) };
      writeChanges(state, { majorId: draftId, userId: user.id }, changesOf({ before: sides.draft, after: kept.after }));
      Object.assign(edition, { baseStateId: bases.after, version: edition.version + 1, updateTime: state.now() });
      Object.assign(receipt, { bases, drafts: { before: sides.draft, after: kept.after } });
    } else {
      const stateId = keepState(state, homeMajorId, sides.draft);
      const isApproved = endProposalsOf(state, id, 'merged', user.id);
      receipt.reopen = removeDraft(state, draftId);
      Object.assign(edition, { status: 'merged', stateId, version: edition.version + 1, updateTime: state.now() });
      // One that an undo opened again was reviewed before that.
      if (isApproved) publishAsWished({ state, user, language }, id);
    }
    return presentReceipt(state, receipt, language);
  },

  updateEdition({ body: { id, seen, choices }, state, user, language }) {
    const { edition, draftId, sides, seen: now } = sidesOf(state, id);
    refuseChanged(seen === now, () => planOf(state, { id, into: 'draft', take: 'all', choices }, language));
    const merge = threeWay({ ...sides, into: 'draft', take: 'all', choices });
    refuseUnready(merge, 'draft');
    const { homeMajorId } = edition;
    const bases = { before: edition.baseStateId, after: keepState(state, homeMajorId, merge.current) };
    const act = {
      homeMajorId,
      editionId: id,
      targetMajorId: draftId,
      act: 'update' as const,
      undoOfId: null,
      note: '',
      choices,
      userId: user.id,
    };
    const receipt = writeReceipt(state, { ...act, before: merge.draft, after: merge.merged, bases });
    Object.assign(edition, { baseStateId: bases.after, version: edition.version + 1, updateTime: state.now() });
    return presentReceipt(state, receipt, language);
  },

  revertEdition({ body: { id, seen, places }, state, user, language }) {
    const { edition, draftId, sides } = sidesOf(state, id);
    if (seen !== digestOf(edition.baseStateId, sides.draft)) {
      const plan = planOf(state, { id, into: 'current', take: 'all', choices: {} }, language);
      throw new MockRefusal(replyCodes.conflict, editionRefusals.revertChanged, plan);
    }
    const { base, target } = relinkedSides({ base: sides.base, target: sides.draft, other: sides.draft });
    const wanted = new Set(places);
    const { draft: after } = selectChanges(target, base, ({ at }) => at !== courseList && wanted.has(at));
    if (changesOf({ before: target, after }).length === 0) throw new MockRefusal(replyCodes.validation, editionRefusals.nothingToRevert);
    const act = {
      homeMajorId: edition.homeMajorId,
      editionId: id,
      targetMajorId: draftId,
      act: 'revert' as const,
      undoOfId: null,
      note: '',
      choices: {},
    };
    return presentReceipt(state, writeReceipt(state, { ...act, userId: user.id, before: target, after }), language);
  },

  listReceipts({ query: { majorId, editionId, ...page }, state, language }) {
    if (editionId !== undefined) found(state.editions.find((one) => one.id === editionId && one.homeMajorId === majorId));
    const own = state.editionReceipts.filter(
      (one) => one.homeMajorId === majorId && (editionId === undefined || one.editionId === editionId) && !one.fix,
    );
    return sortedPageOf(
      own.map((receipt) => presentReceipt(state, receipt, language)),
      page,
      receiptSort,
      language,
    );
  },

  getReceipt({ query: { id }, state, language }) {
    const receipt = found(state.editionReceipts.find((one) => one.id === id));
    const shown = presentReceipt(state, receipt, language);
    const author = { userId: receipt.userId, userName: shown.userName, at: receipt.at };
    const { changes } = comparedStates(receipt.before, receipt.after, language);
    const refusal = whyNotUndoable(state, receipt);
    return {
      ...shown,
      entries: withAuthors(changes, authorsOfReceipt(state, receipt, language)).map(({ authors, fields, effects, ...change }) => {
        return { ...change, fields: [...fields], effects: [...effects], authors: authors.length === 0 ? [author] : [...authors] };
      }) as ReceiptDetail['entries'],
      decisions: decisionsOf(receipt.choices, [receipt.after, receipt.before, ...baseOf(state, receipt)], language),
      ...(receipt.upgrade ? { upgrade: describeUpgrade(receipt.upgrade, receipt.before, receipt.after, language) } : {}),
      undo: { isPossible: refusal === undefined, message: refusal?.[language] ?? null },
    };
  },

  planUndo: ({ body: { id, choices }, state, language }) => undoPlanOf(state, id, choices, language),

  undoMerge({ body: { id, seen, choices }, state, user, language }) {
    const receipt = findUndoable(state, id);
    const { homeMajorId, editionId, targetMajorId } = receipt;
    refuseChanged(seen === digestOf(id, majorState(state, targetMajorId)), () => undoPlanOf(state, id, choices, language));
    const merge = turnRound(state, receipt, choices);
    refuseUnready(merge, 'current');
    const { fix } = receipt;
    const act = { homeMajorId, editionId, targetMajorId, act: 'undo' as const, undoOfId: id, note: '', choices, userId: user.id };
    const undo = writeReceipt(state, { ...act, before: merge.current, after: merge.merged, ...(fix && { fix }) });
    const edition = state.editions.find((one) => one.id === editionId);
    if (edition?.status === 'merged' && receipt.reopen) {
      receipt.reopen();
      Object.assign(edition, { status: 'open', stateId: null, version: edition.version + 1, updateTime: state.now() });
    } else if (edition) {
      Object.assign(undo, turnDraft(state, edition, receipt, { choices, userId: user.id }));
    }
    return presentReceipt(state, undo, language);
  },
} satisfies Partial<MockHandlers>;
