import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowGroups } from './rowGroups';

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ key: String(at), cells: [] }));

describe('the groups of a table', () => {
  it('are those it names, and each other row by itself', () => {
    expect(rowGroups({ rows: rowsOf(4), groups: [{ from: 1, count: 2 }] })).toEqual([
      { from: 0, count: 1 },
      { from: 1, count: 2 },
      { from: 3, count: 1 },
    ]);
  });

  it('hold every row once and in order, whatever groups are named', () => {
    const groups = fc.array(fc.record({ from: fc.integer({ min: -2, max: 30 }), count: fc.integer({ min: -2, max: 30 }) }));
    fc.assert(
      fc.property(fc.nat(25), groups, (count, named) => {
        const places = rowGroups({ rows: rowsOf(count), groups: named }).flatMap((group) =>
          Array.from({ length: group.count }, (_, at) => group.from + at),
        );
        expect(places).toEqual(Array.from({ length: count }, (_, at) => at));
      }),
    );
  });
});
