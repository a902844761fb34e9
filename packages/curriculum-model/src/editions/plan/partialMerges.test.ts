import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeEditions } from '../merge';
import type { CurriculumState } from '../state';
import { filledState } from '../states.test-data';
import { threeWalks, twoWalks } from '../walks.test-data';
import { keptDraft } from './keptDraft';
import { threeWay, type MergeQuestion } from './threeWay';

const expectSame = (one: CurriculumState, other: CurriculumState) => expect(filledState(one)).toEqual(filledState(other));
type Sides = Pick<MergeQuestion, 'base' | 'draft' | 'current'>;
const mergeOf = (sides: Sides, take: MergeQuestion['take'] = 'all') => threeWay({ ...sides, into: 'current', take, choices: {} });

describe('merges of changes that do not meet', () => {
  it('come to the same in any order of three drafts', () => {
    let compared = 0;
    fc.assert(
      fc.property(threeWalks, ({ base, drafts }) => {
        const outcomes = [
          [0, 1, 2],
          [2, 1, 0],
          [1, 2, 0],
        ].map((order) => {
          let current = base;
          let isAsked = false;
          for (const at of order) {
            const { merged, conflicts } = mergeEditions({ base, draft: drafts[at]!, current });
            isAsked ||= conflicts.length > 0;
            current = merged;
          }
          return { current, isAsked };
        });
        if (outcomes.some(({ isAsked }) => isAsked)) return;
        compared += 1;
        for (const { current } of outcomes) expectSame(current, outcomes[0]!.current);
      }),
      { numRuns: 50, seed: 24 },
    );
    expect(compared).toBeGreaterThan(10);
  });

  it('of one draft, taken in two parts, come to what the whole comes to, and so does each part first', () => {
    let compared = 0;
    fc.assert(
      fc.property(twoWalks, fc.infiniteStream(fc.boolean()), (sides, isFirst) => {
        const whole = mergeOf(sides);
        if (whole.conflicts.length > 0 || whole.changes.length < 2) return;
        const drawn = whole.changes.filter(() => isFirst.next().value).map(({ at }) => at);
        const others = whole.changes.map(({ at }) => at).filter((at) => !drawn.includes(at));
        for (const places of [drawn, others]) {
          const first = mergeOf(sides, { places });
          expect(first.conflicts).toEqual([]);
          const { base, after } = keptDraft(sides, first);
          const second = mergeOf({ base, draft: after, current: first.merged });
          expect(second.conflicts).toEqual([]);
          expectSame(second.merged, whole.merged);
        }
        compared += 1;
      }),
      { numRuns: 100, seed: 24 },
    );
    expect(compared).toBeGreaterThan(10);
  });
});
