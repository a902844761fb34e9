import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneCell, moved, nearestStop, rectangleOf, type GridMove } from './gridRange';

const from = { row: 2, column: 1 };
const stops = [0, 2, 3, 5];

describe('a move', () => {
  it.each<[GridMove, { row: number; column: number }]>([
    [
      { to: 'step', rows: 1, columns: 0 },
      { row: 3, column: 1 },
    ],
    [
      { to: 'step', rows: -1, columns: 0 },
      { row: 0, column: 1 },
    ],
    [
      { to: 'step', rows: 0, columns: 9 },
      { row: 2, column: 3 },
    ],
    [
      { to: 'step', rows: 0, columns: -9 },
      { row: 2, column: 0 },
    ],
    [
      { to: 'page', rows: 2 },
      { row: 5, column: 1 },
    ],
    [
      { to: 'page', rows: -20 },
      { row: 0, column: 1 },
    ],
    [{ to: 'rowStart' }, { row: 2, column: 0 }],
    [{ to: 'rowEnd' }, { row: 2, column: 3 }],
    [{ to: 'first' }, { row: 0, column: 0 }],
    [{ to: 'last' }, { row: 5, column: 3 }],
  ])('%j leads to %j', (move, to) => {
    expect(moved(from, move, stops, 4)).toEqual(to);
  });

  it('never leaves the grid and is never on a band', () => {
    const step = fc.record({
      to: fc.constant('step' as const),
      rows: fc.integer({ min: -50, max: 50 }),
      columns: fc.integer({ min: -50, max: 50 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat({ max: 40 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(step),
        fc.nat({ max: 60 }),
        (rows, columns, steps, row) => {
          const places = rows.toSorted((a, b) => a - b);
          let at = { row, column: 0 };
          for (const one of steps) {
            at = moved(at, one, places, columns);
            expect(places).toContain(at.row);
            expect(at.column).toBeGreaterThanOrEqual(0);
            expect(at.column).toBeLessThan(columns);
          }
        },
      ),
    );
  });
});

it('finds the nearest row with cells', () => {
  expect(stops[nearestStop(stops, 4)]).toBe(3);
  expect(stops[nearestStop(stops, 99)]).toBe(5);
});

it('spans a rectangle between two cells, whichever comes first', () => {
  fc.assert(
    fc.property(fc.record({ row: fc.nat(9), column: fc.nat(9) }), fc.record({ row: fc.nat(9), column: fc.nat(9) }), (a, b) => {
      expect(rectangleOf(a, b)).toEqual(rectangleOf(b, a));
      const { top, bottom, left, right } = rectangleOf(a, b);
      expect(top <= bottom && left <= right).toBe(true);
      expect(isOneCell(rectangleOf(a, b))).toBe(a.row === b.row && a.column === b.column);
    }),
  );
});
