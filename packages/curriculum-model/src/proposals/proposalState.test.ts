import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSendToReview,
  changeToTell,
  takeDecision,
  decisionActs,
  dueAt,
  holdsMerge,
  proposalState,
  type ReviewDecision,
  type ProposalEvent,
  type ProposalHistory,
} from './proposalState';
import { usualSteps, type ReviewStep } from './reviewSteps';

const step = (key: string, approvals = 1, days: number | null = null): ReviewStep => ({ ...usualSteps[0]!, key, approvals, days });
const at = '2026-05-13T08:00:00.000Z';
const sent: ProposalEvent = { kind: 'sent', round: 1, step: null, userId: 1, at, digest: 'a', text: '' };
const start = (steps: readonly ReviewStep[]): ProposalHistory => ({ steps, events: [sent], digest: 'a' });

function decision(history: ProposalHistory, userId: number, change: Partial<ReviewDecision> = {}): ReviewDecision {
  const { current, round } = proposalState(history);
  const step = current?.step.key ?? 'none';
  return { act: 'approve', step, round, seen: history.digest, userId, text: '', at, isDecider: true, openErrors: 0, ...change };
}

function decided(history: ProposalHistory, userId: number, change: Partial<ReviewDecision> = {}): ProposalHistory {
  const result = takeDecision(history, decision(history, userId, change));
  if ('refusal' in result) throw new Error(result.refusal.en);
  return { ...history, events: [...history.events, result.event] };
}

function refusalOf(history: ProposalHistory, userId: number, change: Partial<ReviewDecision> = {}) {
  const result = takeDecision(history, decision(history, userId, change));
  return 'refusal' in result ? result : undefined;
}

describe('a proposal', () => {
  it('goes from step to step, and is approved by the last', () => {
    const history = start([step('one', 2), step('two')]);
    const first = decided(history, 2);
    expect(proposalState(first)).toMatchObject({ status: 'review', current: { step: { key: 'one' }, approvedBy: [2] } });
    const second = decided(first, 3);
    expect(proposalState(second)).toMatchObject({ status: 'review', current: { step: { key: 'two' } } });
    expect(takeDecision(second, decision(second, 2))).toMatchObject({ isApproved: true });
    expect(proposalState(decided(second, 2))).toMatchObject({ status: 'approved', current: null });
  });

  it('loses its approvals where the draft changes, says so once, and has them back by nothing', () => {
    const history = decided(decided(start([step('one'), step('two')]), 2), 3);
    const changed = { ...history, digest: 'b' };
    expect(proposalState(changed)).toMatchObject({ status: 'review', isChanged: true, current: { step: { key: 'one' } } });
    const told = changeToTell(changed, at)!;
    expect(told).toMatchObject({ kind: 'changed', userId: null, digest: 'b' });
    expect(changeToTell({ ...changed, events: [...changed.events, told] }, at)).toBeUndefined();
    expect(changeToTell(history, at)).toBeUndefined();
    expect(refusalOf(changed, 2, { seen: 'a' })).toMatchObject({ isConflict: true, refusal: { zh: expect.stringContaining('又有改动') } });
  });

  it('begins again with the next round, in which decisions of the one before do not count', () => {
    const asked = decided(decided(start([step('one'), step('two')]), 2), 3, { act: 'ask', text: '补上 5.2' });
    expect(proposalState(asked)).toMatchObject({ status: 'changes', current: null });
    const again = { ...asked, events: [...asked.events, { ...sent, round: 2 }] };
    expect(proposalState(again)).toMatchObject({ status: 'review', round: 2, current: { step: { key: 'one' }, approvedBy: [] } });
  });

  it('counts one of two last approvals at once, and tells the other', () => {
    const history = start([step('one')]);
    const late = decision(history, 3);
    const result = takeDecision(decided(history, 2), late);
    expect(result).toMatchObject({ isConflict: true, refusal: { zh: expect.stringContaining('没有计入') } });
  });

  it.each<[string, Partial<ReviewDecision>, string]>([
    ['by somebody whom the step does not ask', { isDecider: false }, '不由您决定'],
    ['for changes without a word', { act: 'ask', text: '  ' }, '请写明要修改什么'],
    ['against it without a reason', { act: 'decline' }, '请写明不通过的理由'],
    ['at the last step with open errors', { openErrors: 2 }, '还有 2 个'],
  ])('is not decided %s', (_, change, sentence) => {
    expect(refusalOf(start([step('one')]), 2, change)).toMatchObject({
      isConflict: false,
      refusal: { zh: expect.stringContaining(sentence) },
    });
  });

  it('is approved with open errors at an earlier step, and once by each person', () => {
    const history = start([step('one', 2), step('two')]);
    const first = decided(history, 2, { openErrors: 9 });
    expect(refusalOf(first, 2)?.refusal.zh).toBe('您在这一步已经通过。');
  });

  it('is due some days after its step begins', () => {
    const history = start([step('one', 1, 2), step('two', 1, 3)]);
    expect(dueAt(proposalState(history))).toBe('2026-05-15T08:00:00.000Z');
    expect(dueAt(proposalState(decided(history, 2, { at: '2026-05-20T08:00:00.000Z' })))).toBe('2026-05-23T08:00:00.000Z');
    expect(dueAt(proposalState(start([step('one')])))).toBeNull();
  });

  it('holds its draft back until it is approved or ends', () => {
    expect((['review', 'changes', 'approved', 'declined', 'withdrawn', 'merged'] as const).map(holdsMerge)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(
      [null, 'review', 'changes', 'approved', 'declined', 'withdrawn', 'merged'].map((status) => canSendToReview(status as never)),
    ).toEqual([true, false, true, false, true, true, true]);
  });
});

type Move = { by: number; act: ReviewDecision['act'] | 'change' | 'send' | 'withdraw'; isBlind: boolean; errors: number };
const moves = fc.array(
  fc.record({
    by: fc.integer({ min: 1, max: 4 }),
    act: fc.constantFrom(...decisionActs, 'change', 'send', 'withdraw'),
    isBlind: fc.boolean(),
    errors: fc.integer({ min: 0, max: 1 }),
  }),
  { maxLength: 40 },
) satisfies fc.Arbitrary<Move[]>;
const someSteps = fc
  .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })
  .map((list) => list.map((approvals, index) => step(`s${index}`, approvals)));

/** Whatever people try one after another; a blind one names what was there at the beginning. */
function walk(
  steps: readonly ReviewStep[],
  tried: readonly Move[],
  after: (history: ProposalHistory, last?: { errors: number }) => void,
): void {
  let history = start(steps);
  tried.forEach(({ by, act, isBlind, errors }, index) => {
    const { status, round } = proposalState(history);
    if (act === 'change') history = { ...history, digest: `d${index}` };
    else if (act === 'send') {
      if (canSendToReview(status) && status !== 'declined')
        history = { ...history, events: [...history.events, { ...sent, round: round + 1, digest: history.digest }] };
    } else if (act === 'withdraw') {
      if (status === 'review') history = { ...history, events: [...history.events, { ...sent, kind: 'withdrawn', round }] };
    } else {
      const given = decision(history, by, { act, text: '因为', openErrors: errors, ...(isBlind && { seen: 'a', round: 1 }) });
      const result = takeDecision(history, given);
      if (!('refusal' in result)) {
        history = { ...history, events: [...history.events, result.event] };
        after(history, { errors });
        return;
      }
    }
    after(history);
  });
}

describe('whatever is decided in whatever order', () => {
  it('is approved by as many people at every step as it asks for, all of the draft as it is now, in this round', () => {
    fc.assert(
      fc.property(someSteps, moves, (steps, tried) => {
        walk(steps, tried, (history) => {
          const { status, round } = proposalState(history);
          if (status !== 'approved') return;
          for (const { key, approvals } of steps) {
            const given = history.events.filter(
              (one) => one.kind === 'approved' && one.step === key && one.round === round && one.digest === history.digest,
            );
            expect(new Set(given.map(({ userId }) => userId)).size).toBeGreaterThanOrEqual(approvals);
          }
        });
      }),
    );
  });

  it('has no step that is done behind one that is not', () => {
    fc.assert(
      fc.property(someSteps, moves, (steps, tried) => {
        walk(steps, tried, (history) => {
          const done = proposalState(history).steps.map(({ isDone }) => isDone);
          expect(done).toEqual(done.toSorted((one, other) => Number(other) - Number(one)));
        });
      }),
    );
  });

  it('is not approved by a last approval that open errors stand against', () => {
    fc.assert(
      fc.property(someSteps, moves, (steps, tried) => {
        walk(steps, tried, (history, last) => {
          if (last && proposalState(history).status === 'approved' && last.errors > 0) throw new Error('approved with errors');
        });
      }),
    );
  });

  it('counts no approval any more once the draft changed', () => {
    fc.assert(
      fc.property(someSteps, moves, (steps, tried) => {
        walk(steps, tried, (history) => {
          const later = proposalState({ ...history, digest: 'later' });
          expect(later.steps.every(({ isDone, approvedBy }) => !isDone && approvedBy.length === 0)).toBe(true);
          expect(later.status).not.toBe('approved');
        });
      }),
    );
  });
});
