import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedOf, assistantFillReducer as reduce, idle, type AssistantFillEvent, type AssistantFillState } from './assistantFillState';
import { possibleSteps } from './fillTasks';
import type { Suggestion } from './suggestions';

const point = (title: string): Suggestion => ({ kind: 'point', key: `point:${title}`, point: { title, description: title } });
const run = (...events: AssistantFillEvent[]) => events.reduce(reduce, idle as AssistantFillState);
const filled: AssistantFillEvent[] = [
  { type: 'fillStarted', task: 'points', steps: ['points'] },
  { type: 'stepDone', suggestions: [point('栈'), point('队列')] },
];
const verdictsOf = (state: AssistantFillState) => (state.phase === 'review' ? state.verdicts : null);

describe('assistant fill', () => {
  it('counts the calls of a page and keeps the first suggestion for each target', () => {
    const steps = possibleSteps('page', false);
    const half = run({ type: 'fillStarted', task: 'page', steps }, { type: 'stepDone', suggestions: [point('栈')] });
    expect(half).toMatchObject({ phase: 'filling', done: 1 });
    const rest: AssistantFillEvent[] = Array.from({ length: 3 }, () => ({ type: 'stepDone', suggestions: [point('栈'), point('图')] }));
    const whole = rest.reduce(reduce, half);
    expect(whole).toMatchObject({ phase: 'review', suggestions: [{ key: 'point:栈' }, { key: 'point:图' }], verdicts: {} });
  });

  it('leaves points alone while an import waits', () => {
    expect(possibleSteps('page', true)).toEqual(['course', 'more']);
    expect(possibleSteps('ksa', true)).toEqual([]);
  });

  it('accepts one, takes it back, discards it, and undoes each', () => {
    const accepted = run(...filled, { type: 'judged', key: 'point:栈', verdict: 'accepted' });
    expect(verdictsOf(accepted)).toEqual({ 'point:栈': 'accepted' });
    const discarded = reduce(accepted, { type: 'judged', key: 'point:栈', verdict: 'discarded' });
    expect(verdictsOf(reduce(discarded, { type: 'judged', key: 'point:栈', verdict: null }))).toEqual({});
    expect(verdictsOf(reduce(discarded, { type: 'undone' }))).toEqual({ 'point:栈': 'accepted' });
    expect(verdictsOf([...Array(5)].reduce((state: AssistantFillState) => reduce(state, { type: 'undone' }), discarded))).toEqual({});
  });

  it('accepts all but what was discarded', () => {
    const state = run(...filled, { type: 'judged', key: 'point:队列', verdict: 'discarded' }, { type: 'allAccepted' });
    expect(verdictsOf(state)).toEqual({ 'point:栈': 'accepted', 'point:队列': 'discarded' });
  });

  it('keeps what is not stored yet when storing fails', () => {
    const state = run(
      ...filled,
      { type: 'allAccepted' },
      { type: 'applyStarted' },
      { type: 'stored', keys: ['point:栈'] },
      { type: 'applyFailed', message: '课程单元已被他人修改' },
    );
    expect(state).toMatchObject({ suggestions: [{ key: 'point:队列' }], applying: { status: 'failed', message: '课程单元已被他人修改' } });
  });

  it('brings back a review that was closed with something accepted in it', () => {
    const open = run(...filled, { type: 'allAccepted' });
    expect(reduce(reduce(open, { type: 'closed' }), { type: 'reopened' })).toEqual(open);
    expect(run(...filled, { type: 'closed' })).toEqual(idle);
  });

  it('takes a reply that comes after it was stopped for nothing', () => {
    expect(
      run({ type: 'fillStarted', task: 'ksa', steps: ['ksa'] }, { type: 'closed' }, { type: 'stepDone', suggestions: [point('栈')] }),
    ).toEqual(idle);
  });

  it('accepts nothing that no person accepted', () => {
    const key = fc.constantFrom('point:栈', 'point:队列');
    const event: fc.Arbitrary<AssistantFillEvent> = fc.oneof(
      fc.record({ type: fc.constant('judged' as const), key, verdict: fc.constantFrom('discarded' as const, null) }),
      fc.constantFrom<AssistantFillEvent>({ type: 'undone' }, { type: 'applyStarted' }, { type: 'applyFailed', message: '失败' }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = events.reduce(reduce, run(...filled));
        expect(state.phase === 'review' && acceptedOf(state)).toEqual([]);
      }),
    );
  });
});
