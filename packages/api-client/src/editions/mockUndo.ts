import {
  changeAuthors,
  editionRefusals,
  mergePlan,
  replyCodes,
  turnedRound,
  turnedUnasked,
  type ConflictChoices,
  type Language,
  type UndoPlan,
} from '@college/curriculum-model';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import { authorsInMajors } from './mockSides';
import { digestOf } from './rows/digestOf';
import { majorState } from './rows/majorState';
import { keepState } from './rows/mockStateOf';
import { changesOf, undoOf } from './rows/receipts';
import type { StoredReceipt } from './rows/storedReceipt';
import { writeChanges } from './rows/writeChanges';

/** An act turned round, in what is there now. */
export function turnRound(state: MockState, { before, after, targetMajorId }: StoredReceipt, choices: ConflictChoices) {
  return turnedRound({ before, after }, majorState(state, targetMajorId), choices);
}

/** Why an act cannot be undone; undefined where it can. */
export function whyNotUndoable(state: MockState, { id, editionId, targetMajorId }: StoredReceipt) {
  if (undoOf(state, id)) return editionRefusals.undone;
  if ([...state.majors, ...state.draftMajors].some((major) => major.id === targetMajorId)) return undefined;
  return editionRefusals.notOpen(found(state.editions.find((edition) => edition.id === editionId)));
}

/** A receipt whose act can be undone. */
export function findUndoable(state: MockState, id: number): StoredReceipt {
  const receipt = found(state.editionReceipts.find((one) => one.id === id));
  const refusal = whyNotUndoable(state, receipt);
  if (refusal) throw new MockRefusal(replyCodes.validation, refusal);
  return receipt;
}

/** What an undo of an act would do now. */
export function undoPlanOf(state: MockState, id: number, choices: ConflictChoices, language: Language): UndoPlan {
  const receipt = findUndoable(state, id);
  const since = authorsInMajors(state, new Set([receipt.targetMajorId]), language).filter(({ at }) => at >= receipt.at);
  const authors = { current: changeAuthors(since) };
  const { conflicts, undecided, changes, findings } = mergePlan(turnRound(state, receipt, choices), 'current', language, authors);
  const edition = state.editions.find((one) => one.id === receipt.editionId);
  const isOpen = receipt.drafts && edition?.status === 'open' && edition.majorId !== null;
  const draft = isOpen ? turnedUnasked(receipt.drafts!, majorState(state, edition.majorId!)) : undefined;
  return {
    receiptId: id,
    seen: digestOf(id, majorState(state, receipt.targetMajorId)),
    conflicts,
    undecided,
    changes: changes.map(({ isBroughtAlong: _along, ...change }) => change),
    ...(draft && draft.changes.length > 0
      ? { draftChanges: mergePlan(draft, 'current', language).changes.map(({ isBroughtAlong: _along, ...change }) => change) }
      : {}),
    findings: findings.map(({ because: _because, ...finding }) => finding),
  };
}

/** Turns round what an act did to its draft: what it began with and, while it is open, its own side; answers what the receipt of the undo keeps. */
export function turnDraft(
  state: MockState,
  edition: MockState['editions'][number],
  { bases, drafts, homeMajorId }: StoredReceipt,
  { choices, userId }: { choices: ConflictChoices; userId: number },
): Pick<StoredReceipt, 'bases' | 'drafts'> {
  const kept: Pick<StoredReceipt, 'bases' | 'drafts'> = {};
  const [before, after, now] = [bases?.before, bases?.after, edition.baseStateId].map((id) => state.curriculumStates.get(id ?? 0)?.state);
  if (bases && before && after && now) {
    const base = turnedUnasked({ before, after }, now, choices).merged;
    const turned = edition.baseStateId === bases.after ? bases.before : keepState(state, homeMajorId, base);
    kept.bases = { before: edition.baseStateId, after: turned ?? 0 };
    Object.assign(edition, { baseStateId: turned, version: edition.version + 1, updateTime: state.now() });
  }
  if (drafts && edition.status === 'open' && edition.majorId !== null) {
    const draft = turnedUnasked(drafts, majorState(state, edition.majorId));
    kept.drafts = { before: draft.current, after: draft.merged };
    writeChanges(state, { majorId: edition.majorId, userId }, changesOf(kept.drafts));
  }
  return kept;
}
