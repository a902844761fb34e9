import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SkillDraft } from './occupationValues';
import { placeAfterRemoval, skillRowsAfter, type SkillRowAct } from './skillRowActs';

const row = (score: string): SkillDraft => ({ path: [1], score });

it('adds at the end, deletes and changes the row at its place', () => {
  const rows = [row('1'), row('2'), row('3')];
  expect(skillRowsAfter(rows, { type: 'added' })).toEqual([...rows, { path: [], score: '' }]);
  expect(skillRowsAfter(rows, { type: 'removed', place: 1 })).toEqual([row('1'), row('3')]);
  expect(skillRowsAfter(rows, { type: 'changed', place: 2, change: { score: '9' } })).toEqual([row('1'), row('2'), row('9')]);
  expect([placeAfterRemoval(0, 3), placeAfterRemoval(2, 3), placeAfterRemoval(0, 1)]).toEqual([0, 1, 0]);
});

it('never leaves an occupation without a row, whatever is pressed', () => {
  const act = fc.oneof<fc.Arbitrary<SkillRowAct>[]>(
    fc.constant({ type: 'added' }),
    fc.nat(5).map((place) => ({ type: 'removed', place })),
    fc.record({ type: fc.constant('changed'), place: fc.nat(5), change: fc.record({ score: fc.string() }) }),
  );
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const rows = acts.reduce<readonly SkillDraft[]>(skillRowsAfter, [row('1')]);
      expect(rows.length).toBeGreaterThanOrEqual(1);
    }),
  );
});
