import type { Support } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import type { MatrixCell } from '../MatrixGrid';
import { columnTotals, rowTotals, sumOfCounts } from './cellCounts';
import { entriesOf, filledFrom, relatedCells } from './cellEntries';
import { createItemCells, emptyListCell } from './itemCells';

const cells = createItemCells((entry: { id: number; relate: Support }) => ({ ...entry, code: String(entry.id), label: '' }));
const [two, one] = [
  cells([
    { id: 1, relate: 1 },
    { id: 2, relate: 0 },
  ]),
  cells([{ id: 3, relate: 0 }]),
];
const lookup: Record<string, MatrixCell> = { 'a 1': two, 'a 2': emptyListCell, 'b 1': one, 'b 2': { kind: 'text', text: 'x' } };
const cellAt = (row: string, column: string) => lookup[`${row} ${column}`];
const range = { rowIds: ['a', 'b'], columnIds: ['1', '2'] };

describe('cells that hold lists', () => {
  it('show strong ones first and are the same for the same list', () => {
    expect(entriesOf(two)).toEqual([
      { id: 2, relate: 0 },
      { id: 1, relate: 1 },
    ]);
    const list = [{ id: 9, relate: 0 as const }];
    expect(cells(list)).toBe(cells(list));
    expect(cells([])).toBe(emptyListCell);
  });

  it('take a strength over a range, blank ones and texts aside', () => {
    expect(relatedCells(range, 1, cellAt)).toEqual([
      {
        rowId: 'a',
        columnId: '1',
        entries: [
          { id: 2, relate: 1 },
          { id: 1, relate: 1 },
        ],
      },
      { rowId: 'b', columnId: '1', entries: [{ id: 3, relate: 1 }] },
    ]);
    expect(relatedCells(range, -1, cellAt).map(({ entries }) => entries)).toEqual([[], []]);
  });

  it('are filled from the first row or column', () => {
    expect(filledFrom(range, 'down')).toEqual([
      { from: { rowId: 'a', columnId: '1' }, to: { rowId: 'b', columnId: '1' } },
      { from: { rowId: 'a', columnId: '2' }, to: { rowId: 'b', columnId: '2' } },
    ]);
    expect(filledFrom(range, 'right').map(({ from, to }) => [from.columnId, to.columnId])).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]);
    expect(filledFrom({ rowIds: ['a'], columnIds: ['1'] }, 'down')).toEqual([]);
  });

  it('are counted by row and by column', () => {
    const rows = [
      { id: 'a', cells: [two, emptyListCell] },
      { id: 'b', cells: [one, { kind: 'text', text: 'x' } as const] },
    ];
    expect(columnTotals(rows, 2)).toEqual([
      { strong: 2, weak: 1 },
      { strong: 0, weak: 0 },
    ]);
    expect(rowTotals(rows)).toEqual([
      { strong: 1, weak: 1 },
      { strong: 1, weak: 0 },
    ]);
    expect(sumOfCounts(rowTotals(rows))).toEqual({ strong: 2, weak: 1 });
  });
});
