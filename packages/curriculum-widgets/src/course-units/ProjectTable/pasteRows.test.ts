import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pasteRows } from './pasteRows';
import { projectRowsReducer, toEditableRows, visibleRows, withFirstRow } from './projectRows';

const chapters = [
  { id: 1101, courseUnitId: 1004, courseClassId: 1, courseTypeId: 2, name: '绪论', theoryPeriod: 6, practicePeriod: 2 },
  { id: 1102, courseUnitId: 1004, courseClassId: 1, courseTypeId: 3, name: '线性表', theoryPeriod: 10, practicePeriod: 4 },
];
const rows = toEditableRows(chapters);
const shown = (all: ReturnType<typeof pasteRows>['rows']) =>
  visibleRows(all).map(({ id, name, theoryPeriod, practicePeriod }) => [id, name, theoryPeriod, practicePeriod]);

describe('pasteRows', () => {
  it('fills names and hours right and down, and adds the rows that are missing', () => {
    const block = [
      ['顺序表', '4', '2'],
      ['链表', '６', ''],
      [' 栈\n与队列 ', ' 1.5 ', '1'],
    ];
    const pasted = pasteRows(rows, { row: 1, column: 0 }, block);
    expect(shown(pasted.rows)).toEqual([
      [1101, '绪论', 6, 2],
      [1102, '顺序表', 4, 2],
      [0, '链表', 6, 0],
      [0, '栈 与队列', 1.5, 1],
    ]);
    expect(pasted).toMatchObject({ written: 9, added: 2, wrong: [], leftRows: 0, leftColumns: 0 });
  });

  it('replaces the blank row of a unit without chapters', () => {
    const pasted = pasteRows(withFirstRow([]), { row: 0, column: 0 }, [['绪论'], ['线性表']]);
    expect(shown(pasted.rows).map(([, name]) => name)).toEqual(['绪论', '线性表']);
    expect(pasted.added).toBe(1);
  });

  it('reads the heads of a copied table in either language', () => {
    const block = [
      ['序号', 'Practice hours', '名称'],
      ['1', '8', '图'],
    ];
    expect(shown(pasteRows(rows, { row: 0, column: 1 }, block).rows)[0]).toEqual([1101, '图', 6, 8]);
  });

  it('skips what does not fit a column, and reports which and why', () => {
    const block = [
      ['长'.repeat(201), '-1', '4'],
      ['图', '十二', '10000'],
    ];
    const pasted = pasteRows(rows, { row: 0, column: 0 }, block);
    expect(shown(pasted.rows)).toEqual([
      [1101, '绪论', 6, 4],
      [1102, '图', 10, 4],
    ]);
    expect(pasted.wrong).toEqual([
      { row: 0, column: 'name', text: '长'.repeat(201), problem: 'nameTooLong' },
      { row: 0, column: 'theoryPeriod', text: '-1', problem: 'negative' },
      { row: 1, column: 'theoryPeriod', text: '十二', problem: 'notNumber' },
      { row: 1, column: 'practicePeriod', text: '10000', problem: 'tooMany' },
    ]);
  });

  it('uses the visible rows where some were removed', () => {
    const without = projectRowsReducer(rows, { type: 'rowRemoved', key: 'row-1101' });
    const pasted = pasteRows(without, { row: 0, column: 0 }, [['甲'], ['乙']]);
    expect(shown(pasted.rows).map(([id, name]) => [id, name])).toEqual([
      [1102, '甲'],
      [0, '乙'],
    ]);
    expect(pasted.rows[0]).toEqual(without[0]);
  });

  it('never writes what a save would refuse, loses no row, and counts every cell once', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('4', '', '-2', '绪论', '99999', '1e3'));
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 6 }),
        fc.record({ row: fc.nat(1), column: fc.nat(2) }),
        (block, at) => {
          const pasted = pasteRows(rows, at, block);
          expect(pasted.rows.slice(0, 2).map(({ id, key }) => [id, key])).toEqual(rows.map(({ id, key }) => [id, key]));
          expect(new Set(pasted.rows.map(({ key }) => key)).size).toBe(pasted.rows.length);
          expect(pasted.rows).toHaveLength(rows.length + pasted.added);
          for (const row of pasted.rows) {
            expect(row.name.length).toBeLessThanOrEqual(200);
            expect(row.theoryPeriod).toSatisfy((hours: number) => hours >= 0 && hours <= 9999);
          }
          if (pasted.written === 0) expect(pasted.rows).toBe(rows);
        },
      ),
    );
  });
});
