import { requirementsReducer, toRequirements, type Requirements } from '@college/curriculum-model';
import { graduateRequires } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropPlace, type RowBounds } from './dropPlace';
import { moveOfDrop, stepOf } from './rowMoves';

const list = toRequirements(graduateRequires[1001]!.slice(0, 3));
const keyOf = (requirement: number, indicator?: number) =>
  indicator === undefined ? list[requirement]!.key : list[requirement]!.indicators[indicator]!.key;
const places = (requirements: Requirements) => requirements.map(({ id, indicators }) => [id, ...indicators.map((item) => item.id)]);
const moved = (act: ReturnType<typeof stepOf>) => places(act ? requirementsReducer(list, act) : list);

/** Rows of 40 px, one under the other. */
const rows: RowBounds[] = list
  .flatMap((requirement) => [
    { key: requirement.key, level: 'requirement' as const },
    ...requirement.indicators.map(({ key }) => ({ key, level: 'indicator' as const })),
  ])
  .map((row, at) => ({ ...row, top: at * 40, bottom: at * 40 + 40 }));

describe('one step', () => {
  it.each([
    [keyOf(0), -1, null],
    [keyOf(2), 1, null],
    [keyOf(0), 1, { toIndex: 1 }],
    [keyOf(0, 1), -1, { toIndex: 0 }],
    [keyOf(1, 0), -1, { requirementKey: keyOf(0), toIndex: 3 }],
    [keyOf(0, 2), 1, { requirementKey: keyOf(1), toIndex: 0 }],
    [keyOf(0, 0), -1, null],
    ['gone', 1, null],
  ])('of %s by %i', (key, delta, act) => {
    expect(stepOf(list, key, delta)).toEqual(act && { type: 'moved', key, ...act });
  });
});

describe('a drop', () => {
  it.each([
    ['a requirement over the last one', keyOf(0), 11 * 40 - 5, [1002, 1003, 1001]],
    ['a requirement over the upper half of the one above', keyOf(2), 45, [1003, 1001, 1002]],
    ['a requirement over itself', keyOf(0), 100, [1001, 1002, 1003]],
  ])('of %s', (_, key, y, order) => {
    const place = dropPlace(rows, key, y);
    expect(moved(place && moveOfDrop(list, { key, targetKey: place.key, side: place.side })).map(([id]) => id)).toEqual(order);
  });

  it('of an indicator point onto a heading puts it first there, above the heading last in the one before', () => {
    const drop = (y: number) => {
      const place = dropPlace(rows, keyOf(2, 0), y)!;
      return moved(moveOfDrop(list, { key: keyOf(2, 0), targetKey: place.key, side: place.side }));
    };
    expect(drop(4 * 40 + 30)[1]!.slice(0, 2)).toEqual([1002, 1106]);
    expect(drop(4 * 40 + 5)[0]!.at(-1)).toBe(1106);
    expect(drop(5)[0]!.slice(0, 2)).toEqual([1001, 1106]);
  });

  it('anywhere loses no item', () => {
    const keys = rows.map(({ key }) => key);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.integer({ min: -50, max: 600 }), (key, y) => {
        const place = dropPlace(rows, key, y);
        const after = moved(place && moveOfDrop(list, { key, targetKey: place.key, side: place.side }));
        expect(after.flat().toSorted()).toEqual(places(list).flat().toSorted());
        expect(after).toHaveLength(3);
      }),
    );
  });
});
