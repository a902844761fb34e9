import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { writeSheet } from './writeSheet';

const columns = ['甲', '乙'].map((header) => ({ header, width: 20 }));

it('writes every sheet with its header row', async () => {
  const { sheets } = await readXlsx(await writeSheet({ name: '一', columns, rows: [['x', 1]] }, { name: '二', columns, rows: [] }));
  expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
    [
      '一',
      [
        ['甲', '乙'],
        ['x', 1],
      ],
    ],
    ['二', [['甲', '乙']]],
  ]);
});

it('keeps as text what begins like a formula', async () => {
  const rows = [
    ['=1+1', '+cmd|calc'],
    ['@SUM(A1)', '-2+3'],
  ];
  const [sheet] = (await readXlsx(await writeSheet({ name: '一', columns, rows }), { readStyles: true })).sheets;
  expect(sheet?.rows.slice(1)).toEqual(rows);
  const kinds = [...(sheet?.cells?.values() ?? [])].map(({ type, formula }) => [type, formula]);
  expect(kinds.length).toBeGreaterThan(4);
  expect(new Set(kinds.map((kind) => JSON.stringify(kind)))).toEqual(new Set([JSON.stringify(['string', undefined])]));
});
