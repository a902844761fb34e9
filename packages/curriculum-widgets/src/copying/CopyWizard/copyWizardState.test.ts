import { boundGoals, targetMajorOf, type CopyProgress } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runOfJob } from './copyRun';
import { canGoNext, isCopying, requestOf } from './copyWizardSelectors';
import { copyWizardReducer, initialCopyWizardState, type CopyWizardEvent, type CopyWizardState } from './copyWizardState';

const goal = (id: number) => ({ id, parentId: 7, courseId: 1004, description: `目标 ${id}` });
const indicator = (id: number) => ({ id, description: `1.${id} 指标点`, children: [] });
const subject = { source: [goal(1), goal(2)], target: [indicator(11), indicator(12)] };

function after(events: readonly CopyWizardEvent[], from: CopyWizardState = initialCopyWizardState) {
  return events.reduce(copyWizardReducer, from);
}

const chosen: CopyWizardEvent[] = [
  { type: 'targetChosen', level: 'school', id: 1 },
  { type: 'targetChosen', level: 'college', id: 2 },
  { type: 'targetChosen', level: 'major', id: 1002 },
];
const loaded: CopyWizardEvent[] = [
  ...chosen,
  { type: 'targetConfirmed' },
  { type: 'subjectLoaded', majorId: 1002, subject: { status: 'ready', value: subject } },
];
const bind = (goals: number[], id: number, relate: 0 | 1): CopyWizardEvent[] => [
  ...goals.map((one) => ({ type: 'goalToggled' as const, id: one })),
  { type: 'indicatorChosen', id },
  { type: 'strengthChosen', relate },
  { type: 'bound' },
];
const started: CopyWizardEvent = { type: 'copyStarted', unique: 'copy-1', targetName: '计算机' };
const message = (no: number, percent: number): CopyWizardEvent => ({
  type: 'messageArrived',
  message: { no, message: `第 ${no} 步`, percent },
});

describe('the copy wizard', () => {
  it('continues only with a major, and from binding only with everything bound', () => {
    expect(after(chosen.slice(0, 2)).step).toBe(0);
    expect(canGoNext(after(chosen.slice(0, 2)))).toBe(false);
    expect(canGoNext(after(chosen))).toBe(true);
    expect(canGoNext(after(loaded))).toBe(false);
    expect(canGoNext(after([...loaded, ...bind([1], 11, 0)]))).toBe(false);
    expect(canGoNext(after([...loaded, ...bind([1, 2], 11, 0)]))).toBe(true);
  });

  it('copies into the chosen draft; another draft starts without bindings', () => {
    const toDraft = after([{ type: 'draftChosen', id: 900 }, { type: 'targetConfirmed' }], after(chosen));
    expect(toDraft.binding?.majorId).toBe(900);
    const ready: CopyWizardEvent = { type: 'subjectLoaded', majorId: 900, subject: { status: 'ready', value: subject } };
    const bound = after([ready, ...bind([1, 2], 11, 0)], toDraft);
    expect(bound.binding && requestOf(bound.binding, 1004, 'u').targetId).toBe(900);
    expect(after([started], bound)).toMatchObject({ step: 2, run: { targetId: 900 } });
    const back = after([{ type: 'wentBack' }, { type: 'draftChosen', id: null }, { type: 'targetConfirmed' }], bound);
    expect(back.binding).toMatchObject({ majorId: 1002, relations: [] });
  });

  it('chooses a draft that was made while its major is still chosen, and no other major’s', () => {
    const made: CopyWizardEvent = { type: 'draftMade', majorId: 1002, id: 900 };
    expect(targetMajorOf(after([made], after(chosen)).path)).toBe(900);
    const elsewhere = after([{ type: 'targetChosen', level: 'major', id: 1003 }, made], after(chosen));
    expect(targetMajorOf(elsewhere.path)).toBe(1003);
    expect(after([made], after(loaded))).toEqual(after(loaded));
  });

  it('restores a card only among the indicators of its own major', () => {
    const relation = { requireId: 11, relate: 0 as const, goals: [1] };
    const restored = after([{ type: 'cardRestored', majorId: 1002, relation }], after(loaded));
    expect(restored.binding?.relations).toEqual([relation]);
    expect(after([{ type: 'cardRestored', majorId: 1003, relation }], after(loaded))).toEqual(after(loaded));
  });

  it('continues with nothing to bind once that is known', () => {
    const empty: CopyWizardEvent = {
      type: 'subjectLoaded',
      majorId: 1002,
      subject: { status: 'ready', value: { ...subject, source: [] } },
    };
    expect(canGoNext(after([...chosen, { type: 'targetConfirmed' }]))).toBe(false);
    const state = after([...chosen, { type: 'targetConfirmed' }, empty]);
    expect(canGoNext(state)).toBe(true);
    expect(state.binding && requestOf(state.binding, 1004, 'u').goalRelations).toEqual([]);
  });

  it('sends the bindings with the major they were made for, merged, with the last strength', () => {
    const state = after([...loaded, ...bind([1], 11, 0), ...bind([2], 11, 1)]);
    expect(state.binding && requestOf(state.binding, 1004, 'copy-1')).toEqual({
      unique: 'copy-1',
      courseId: 1004,
      sourceId: 1004,
      targetId: 1002,
      goalRelations: [{ requireId: 11, relate: 1, goals: [1, 2] }],
    });
  });

  it('keeps the bindings for the same major and drops them for another', () => {
    const bound = after([...loaded, ...bind([1], 11, 0), { type: 'wentBack' }]);
    expect(after([{ type: 'targetConfirmed' }], bound).binding?.relations).toHaveLength(1);
    const other = after([{ type: 'targetChosen', level: 'major', id: 1003 }, { type: 'targetConfirmed' }], bound);
    expect(other.binding).toMatchObject({ majorId: 1003, relations: [], subject: { status: 'loading' } });
    const late = after([{ type: 'subjectLoaded', majorId: 1002, subject: { status: 'ready', value: subject } }], other);
    expect(late).toBe(other);
  });

  it('retries goals that failed to load', () => {
    const failed = after([
      ...chosen,
      { type: 'targetConfirmed' },
      { type: 'subjectLoaded', majorId: 1002, subject: { status: 'failed', message: 'x' } },
    ]);
    const again = after([{ type: 'wentBack' }, { type: 'targetConfirmed' }], failed);
    expect(again.binding?.subject).toEqual({ status: 'loading' });
  });

  it('leaves the copying state without a word when the stream ends early, and is done at 100', () => {
    const copying = after([...loaded, ...bind([1, 2], 11, 0), started, message(1, 5)]);
    expect(isCopying(copying)).toBe(true);
    const stopped = after([{ type: 'streamEnded' }], copying);
    expect(stopped.step === 2 && stopped.run.status).toBe('stopped');
    const done = after([message(2, 100), { type: 'streamEnded' }], copying);
    expect(done.step === 2 && done.run.status).toBe('done');
  });

  it('takes a refused copy back to its bindings', () => {
    const state = after([...loaded, ...bind([1, 2], 11, 0), started, { type: 'copyRefused' }]);
    expect(state.step).toBe(1);
    expect(state.binding?.relations).toHaveLength(1);
  });

  it('returns from a copy that failed to its bindings, and from no other', () => {
    const copying = after([...loaded, ...bind([1, 2], 11, 0), started]);
    const failed = (targetId: number): CopyWizardEvent => {
      return { type: 'runShown', run: runOfJob({ unique: 'copy-1', state: 'failed', progress: [], targetId }) };
    };
    const back = after([failed(1002), { type: 'returned' }], copying);
    expect(back).toMatchObject({ step: 1, binding: { majorId: 1002, relations: [{ requireId: 11, goals: [1, 2] }] } });
    expect(canGoNext(back)).toBe(true);
    expect(after([{ type: 'returned' }], copying)).toBe(copying);
    const stopped = after([{ type: 'streamEnded' }], copying);
    expect(after([{ type: 'returned' }], stopped)).toBe(stopped);
    expect(after([failed(1003), { type: 'returned' }], copying).step).toBe(2);
    const elsewhere: CopyWizardEvent[] = [{ type: 'wentBack' }, { type: 'targetChosen', level: 'major', id: 1003 }];
    expect(after([...elsewhere, failed(1002), { type: 'returned' }], after([...loaded, ...bind([1, 2], 11, 0)])).step).toBe(2);
  });

  it('shows a stored copy that comes up by itself only to someone who has not begun to choose', () => {
    const run = runOfJob({ unique: 'copy-12345', state: 'running', progress: [] });
    expect(after([{ type: 'runFound', run }]).step).toBe(2);
    expect(after([...chosen, { type: 'runFound', run }]).step).toBe(0);
    expect(after([...chosen, { type: 'runShown', run }]).step).toBe(2);
  });

  it('never counts a suggestion as bound before it is accepted', () => {
    const suggestion = { goalId: 1, requireId: 12, score: 0.9, terms: [] };
    const suggested = after([
      ...loaded,
      { type: 'suggestionsLoaded', majorId: 1002, suggestions: { status: 'ready', value: [suggestion] } },
    ]);
    expect(suggested.binding?.relations).toEqual([]);
    const accepted = after([{ type: 'suggestionsAccepted', accepted: [suggestion], relate: 1 }], suggested);
    expect(accepted.binding?.relations).toEqual([{ requireId: 12, relate: 1, goals: [1] }]);
  });
});

const id = fc.integer({ min: 1, max: 4 });
const progress: fc.Arbitrary<CopyProgress> = fc.record({ no: id, message: fc.constant('步'), percent: fc.integer({ min: 0, max: 100 }) });
const anyEvent: fc.Arbitrary<CopyWizardEvent> = fc.oneof(
  fc.record({
    type: fc.constant('targetChosen' as const),
    level: fc.constantFrom('school' as const, 'college' as const, 'major' as const),
    id,
  }),
  fc.constantFrom<CopyWizardEvent>(
    { type: 'targetConfirmed' },
    { type: 'draftChosen', id: 9 },
    { type: 'draftChosen', id: null },
    { type: 'wentBack' },
    { type: 'returned' },
    { type: 'bound' },
    { type: 'copyRefused' },
    { type: 'streamEnded' },
    started,
    { type: 'startedOver' },
  ),
  fc.record({
    type: fc.constant('subjectLoaded' as const),
    majorId: id,
    subject: fc.constant({ status: 'ready' as const, value: subject }),
  }),
  fc.record({ type: fc.constant('indicatorChosen' as const), id: fc.constantFrom(11, 12) }),
  fc.record({ type: fc.constant('strengthChosen' as const), relate: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ type: fc.constant('goalToggled' as const), id: fc.constantFrom(1, 2) }),
  fc.record({ type: fc.constant('cardDeleted' as const), requireId: fc.constantFrom(11, 12) }),
  progress.map((one) => ({ type: 'messageArrived' as const, message: one })),
);

describe('whatever is done in whatever order', () => {
  it('binds each goal at most once, belongs to one major, and percent never decreases', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let state = initialCopyWizardState;
        for (const event of events) {
          const next = copyWizardReducer(state, event);
          const relations = next.binding?.relations ?? [];
          expect(boundGoals(relations).size).toBe(relations.flatMap(({ goals }) => goals).length);
          if (next.step === 1) expect(next.binding.majorId).toBe(targetMajorOf(next.path));
          if (state.step === 2 && next.step === 2) expect(next.run.log.percent).toBeGreaterThanOrEqual(state.run.log.percent);
          if (next.step === 2 && next.run.status === 'done') expect(next.run.log.percent).toBe(100);
          if (state.step === 0 && next.step === 2) throw new Error('copying began without binding');
          state = next;
        }
      }),
    );
  });
});
