import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowShifts } from './rowShifts';

const heights = fc.array(fc.integer({ min: 20, max: 90 }), { minLength: 1, maxLength: 30 });

function boxesOf(list: readonly number[]) {
  return list.map((height, index) => ({ top: list.slice(0, index).reduce((sum, one) => sum + one, 0), height }));
}

describe('rowShifts', () => {
  it('moves a row within its list, and neighbours between its old and its new position, no others', () => {
    fc.assert(
      fc.property(heights, fc.nat(), fc.integer({ min: -3000, max: 3000 }), (list, at, wanted) => {
        const boxes = boxesOf(list);
        const index = at % boxes.length;
        const { by, overIndex, shifts } = rowShifts(boxes, index, wanted);
        const row = boxes[index]!;
        const end = boxes.at(-1)!.top + boxes.at(-1)!.height;
        expect(row.top + by).toBeGreaterThanOrEqual(0);
        expect(row.top + by + row.height).toBeLessThanOrEqual(end);
        const between = boxes.flatMap((_, one) => (one !== index && (one - index) * (one - overIndex) <= 0 ? [one] : []));
        expect([...shifts.keys()].toSorted((a, b) => a - b)).toEqual(between);
        expect(new Set(shifts.values()).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('reaches both ends, and stays where the pointer stays', () => {
    const boxes = boxesOf([40, 60, 40]);
    expect(rowShifts(boxes, 0, 1000)).toMatchObject({ by: 100, overIndex: 2 });
    expect(rowShifts(boxes, 2, -1000)).toMatchObject({ by: -100, overIndex: 0 });
    expect(rowShifts(boxes, 1, 0)).toEqual({ by: 0, overIndex: 1, shifts: new Map() });
  });
});
