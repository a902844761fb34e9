import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDifferences, mergeValues, rebaseValues, suggestedSides } from './recordMerge';

const values = fc.record({ name: fc.constantFrom('a', 'b', 'c'), rows: fc.array(fc.record({ score: fc.nat(3) }), { maxLength: 2 }) });

describe('two versions of a record', () => {
  it('suggest for each difference who alone changed it, and mine where both did', () => {
    const base = { name: 'a', code: '1', rows: [1], level: 4 };
    const mine = { ...base, name: 'b', rows: [1, 2] };
    const theirs = { ...base, name: 'c', code: '2' };
    expect(suggestedSides({ base, mine, theirs })).toEqual({ name: 'mine', code: 'theirs', rows: 'mine' });
    expect(mergeValues({ mine, theirs }, { name: 'theirs', rows: 'mine' })).toEqual({ name: 'c', code: '2', rows: [1, 2], level: 4 });
  });

  it('merge to all of mine, to all of theirs, or to every change of both', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const sides = suggestedSides({ base, mine, theirs });
        const all = (side: 'mine' | 'theirs') => Object.fromEntries(Object.keys(sides).map((name) => [name, side]));
        expect(mergeValues({ mine, theirs }, all('mine'))).toEqual(mine);
        expect(mergeValues({ mine, theirs }, all('theirs'))).toEqual(theirs);
        expect(mergeValues({ mine, theirs }, sides)).toEqual(rebaseValues(base, mine, theirs));
        expect(Object.keys(sides)).toHaveLength(countDifferences(mine, theirs));
      }),
    );
  });
});
