import {
  applyQuickFix,
  chooseFix,
  courseLineageOf,
  fixName,
  readEditionRef,
  replyCodes,
  ruleById,
  ruleRefusals,
  tellFindings,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import { authoriseRecord } from '../mock-api/rights';
import { findingsIn } from './findings.mock';
import { refuseUnready } from './merge.mock';
import { findUndoable, turnRound } from './mockUndo';
import { readSides } from './mockSides';
import { lineageOf } from './rows/lineage';
import { changesOf, presentReceipt, writeReceipt } from './rows/receipts';

/** Refuses whoever may not save the places of some changes in their editors. */
function authoriseEdit(state: MockState, user: SampleUser, majorId: number, places: readonly string[]): void {
  for (const lineage of new Set(places.map(courseLineageOf))) {
    const unit = state.courseUnits.find((one) => one.majorId === majorId && lineageOf(state, one.id) === lineage);
    if (lineage === undefined) authoriseRecord(state, user, 'manage', { kind: 'major', id: majorId });
    else authoriseRecord(state, user, 'modify', { kind: 'course', id: found(unit).id });
  }
}

/** Quick fixes as ordinary edits, and their undo. */
export const quickFixMocks = {
  applyFix({ body: { ref, basis = '', ...wanted }, ...reader }) {
    const { state, user, language } = reader;
    const [side] = readSides(reader, [ref] as const);
    const { homeMajorId, state: before } = side;
    const { majorId } = side.side;
    if (majorId === null) throw new MockRefusal(replyCodes.validation, ruleRefusals.fixKept);
    const chosen = chooseFix(findingsIn({ state, homeMajorId, curriculum: before }), { ...wanted, basis });
    if (chosen.found === 'nothing') throw new MockRefusal(replyCodes.notFound, ruleRefusals.fixMended);
    authoriseEdit(state, user, majorId, [chosen.finding.at]);
    if (chosen.found === 'other') {
      throw new MockRefusal(replyCodes.conflict, ruleRefusals.fixChanged, tellFindings(before, [chosen.finding])[0]);
    }
    const merge = applyQuickFix(before, chosen.fix);
    refuseUnready(merge, 'current');
    const after = merge.merged;
    const places = changesOf({ before, after }).map(({ at }) => at);
    authoriseEdit(state, user, majorId, places);
    const { kind, id } = readEditionRef(ref);
    const fix = fixName(ruleById(chosen.finding.rule)!.title, chosen.fix);
    const act = { act: 'fix' as const, undoOfId: null, note: '', choices: {}, userId: user.id, fix };
    const editionId = kind === 'edition' ? id : null;
    const receipt = writeReceipt(state, { ...act, homeMajorId, editionId, targetMajorId: majorId, before, after });
    return presentReceipt(state, receipt, language);
  },

  undoFix({ body: { id }, state, user, language }) {
    const made = found(state.editionReceipts.find((one) => one.id === id));
    authoriseRecord(state, user, 'read', { kind: 'receipt', id });
    const { fix, homeMajorId, editionId, targetMajorId } = made;
    if (made.act !== 'fix' || !fix) throw new MockRefusal(replyCodes.validation, ruleRefusals.notOfFix);
    const receipt = findUndoable(state, id);
    const places = changesOf(receipt).map(({ at }) => at);
    authoriseEdit(state, user, targetMajorId, places);
    const { undecided, merged: after, current: before, ...merge } = turnRound(state, receipt, {});
    if (undecided.length > 0) throw new MockRefusal(replyCodes.conflict, ruleRefusals.fixTouched);
    refuseUnready({ ...merge, undecided, merged: after, current: before }, 'current');
    const act = { act: 'undo' as const, undoOfId: id, note: '', choices: {}, userId: user.id, fix };
    return presentReceipt(state, writeReceipt(state, { ...act, homeMajorId, editionId, targetMajorId, before, after }), language);
  },
} satisfies Partial<MockHandlers>;
