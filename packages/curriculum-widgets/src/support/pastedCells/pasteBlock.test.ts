import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pasteBlock, type PastableTable } from './pasteBlock';

const table: PastableTable = {
  rows: 2,
  maxRows: 5,
  heads: [['name', '名称'], ['theory', '理论学时'], ['practice']],
};
const places = (block: string[][], at = { row: 0, column: 0 }) =>
  pasteBlock(block, at, table).cells.map(({ row, column, text }) => `${row}:${column} ${text}`);

describe('pasteBlock', () => {
  it('fills right and down from the start cell, and adds missing rows', () => {
    const landed = pasteBlock([['甲', '1'], ['乙', '2'], ['丙']], { row: 1, column: 1 }, table);
    expect(landed).toMatchObject({ rows: 4, leftRows: 0, leftColumns: 0, hasHeads: false });
    expect(landed.cells.map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 1],
    ]);
  });

  it('reads a line of heads in any order, wherever it is pasted, and leaves columns that are none of the table', () => {
    const block = [
      ['No.', ' Practice', '名 称'],
      ['1', '4', '线性表'],
    ];
    expect(places(block, { row: 0, column: 2 })).toEqual(['0:2 4', '0:0 线性表']);
    expect(pasteBlock(block, { row: 0, column: 2 }, table)).toMatchObject({ hasHeads: true, leftColumns: 1 });
  });

  it('adds no row for blank lines at the end, but writes them over rows that are there', () => {
    expect(pasteBlock([['甲'], ['乙'], [' '], ['']], { row: 1, column: 0 }, table)).toMatchObject({ rows: 3, leftRows: 0 });
    expect(places([['甲'], ['']])).toEqual(['0:0 甲', '1:0 ']);
  });

  it('places each cell at its offset from the first, once, and reports all that do not fit', () => {
    const text = fc.constantFrom('甲', '乙 1', '4', '');
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { maxLength: 5 }), { maxLength: 8 }),
        fc.record({ row: fc.nat(4), column: fc.nat(2) }),
        fc.nat(5),
        (block, at, rows) => {
          const landed = pasteBlock(block, at, { ...table, rows });
          const taken = new Set(landed.cells.map(({ row, column }) => `${row}:${column}`));
          expect(taken.size).toBe(landed.cells.length);
          for (const { row, column, text: landedText } of landed.cells) {
            expect(row).toBeLessThan(landed.rows);
            expect(landedText).toBe(block[row - at.row]![column - at.column]);
          }
          expect(landed.rows).toBeGreaterThanOrEqual(rows);
          expect(landed.rows).toBeLessThanOrEqual(Math.max(rows, table.maxRows));
          const lost = block.flatMap((line, row) =>
            line.filter((one, column) => one !== '' && !taken.has(`${at.row + row}:${at.column + column}`)),
          );
          if (lost.length > 0) expect(landed.leftRows + landed.leftColumns).toBeGreaterThan(0);
          if (landed.leftColumns > 0) expect(lost).not.toEqual([]);
        },
      ),
    );
  });
});
