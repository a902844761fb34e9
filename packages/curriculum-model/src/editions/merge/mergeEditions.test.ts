import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurriculumState } from '../state';
import { stateIndex } from '../stateIndex';
import { copyOf, filledState, someState } from '../states.test-data';
import { twoWalks } from '../walks.test-data';
import { withoutLoose } from '../withoutLoose';
import { conflictKey, type Choices, type Side } from './conflict';
import { mergeEditions, type EditionMerge } from './mergeEditions';
import { lostAndInvented } from './mergeOracle.test-data';

const whole = someState.map(withoutLoose);
const unrelated = fc.record({ base: whole, draft: whole, current: whole });
// Both: what people do in a few acts, and states that have nothing to do with each other.
const sides = fc.oneof({ arbitrary: twoWalks, weight: 4 }, { arbitrary: unrelated, weight: 1 });
const everything = (side: Side | 'base', { conflicts }: EditionMerge): Choices =>
  Object.fromEntries(conflicts.map((one) => [conflictKey(one), side]));
const expectSame = (one: CurriculumState, other: CurriculumState) => expect(filledState(one)).toEqual(filledState(other));

describe('a merge', () => {
  it('takes a draft whole where nothing else was changed, and changes nothing where the draft did not', () => {
    fc.assert(
      fc.property(whole, whole, (base, changed) => {
        const into = mergeEditions({ base, draft: changed, current: base });
        expect(into.conflicts).toEqual([]);
        expectSame(into.merged, changed);
        const nothing = mergeEditions({ base, draft: base, current: changed });
        expect(nothing.conflicts).toEqual([]);
        expect(nothing.changes).toEqual([]);
        expectSame(nothing.merged, changed);
      }),
    );
  });

  it('asks nothing where both sides did the same', () => {
    fc.assert(
      fc.property(whole, whole, (base, changed) => {
        const { merged, changes, conflicts } = mergeEditions({ base, draft: changed, current: copyOf(changed) });
        expect([conflicts, changes]).toEqual([[], []]);
        expectSame(merged, changed);
      }),
    );
  });

  it('gives the same whichever side is called the draft, where nothing was asked', () => {
    fc.assert(
      fc.property(sides, ({ base, draft, current }) => {
        const [forth, back] = [mergeEditions({ base, draft, current }), mergeEditions({ base, draft: current, current: draft })];
        expect(forth.conflicts).toHaveLength(back.conflicts.length);
        if (forth.conflicts.length === 0) expectSame(forth.merged, back.merged);
      }),
    );
  });

  it('asks nothing more once everything was chosen, and is undone by the same merge turned round', () => {
    fc.assert(
      fc.property(sides, fc.constantFrom<Side | 'base'>('draft', 'current', 'base'), ({ base, draft, current }, side) => {
        const asked = mergeEditions({ base, draft, current });
        const { merged, undecided } = mergeEditions({ base, draft, current }, everything(side, asked));
        expect(undecided).toEqual([]);
        const undo = mergeEditions({ base: merged, draft: current, current: merged });
        expect(undo.conflicts).toEqual([]);
        expectSame(undo.merged, current);
      }),
    );
  });

  it('leaves what was asked as both began, where that is chosen', () => {
    fc.assert(
      fc.property(sides, ({ base, draft, current }) => {
        const asked = mergeEditions({ base, draft, current });
        const { merged } = mergeEditions({ base, draft, current }, everything('base', asked));
        expectSame(withoutLoose(merged), merged);
        const [was, is] = [stateIndex(filledState(base)), stateIndex(filledState(merged))];
        for (const conflict of asked.conflicts) {
          const [before, after] = [was.get(conflict.at)?.record, is.get(conflict.at)?.record];
          // What it belongs to may have gone by another decision; a goal is bound by its support.
          if (!after) continue;
          if (conflict.type === 'field' && conflict.name !== 'isBound') expect(after.fields[conflict.name]).toEqual(conflict.base);
          if (conflict.type === 'removed' && conflict.at.includes('/')) {
            expect({ ...after.fields, isBound: undefined }).toEqual({ ...before!.fields, isBound: undefined });
          }
        }
      }),
    );
  });

  it('loses no change of either side without a question, and invents none', () => {
    fc.assert(
      fc.property(sides, ({ base, draft, current }) => {
        const merge = mergeEditions({ base, draft, current });
        expect(lostAndInvented({ base, draft, current }, merge)).toEqual([]);
        expect([...stateIndex(merge.merged).keys()]).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('stores nothing without its owner', () => {
    fc.assert(
      fc.property(sides, ({ base, draft, current }) => {
        const { merged } = mergeEditions({ base, draft, current });
        expectSame(withoutLoose(merged), merged);
      }),
    );
  });
});
