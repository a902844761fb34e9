import { applyMatrixEdit, type MatrixEdit } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { createMajorAxes } from './majorAxes';
import { createMajorRows } from './majorRows';

function reader() {
  const axesOf = createMajorAxes();
  const rowsOf = createMajorRows();
  return (matrices = sampleMatrices) => {
    const axes = axesOf(matrices, 'zh');
    return { ...axes, rows: rowsOf(matrices, axes.columns) };
  };
}
const symbols = (cells: readonly unknown[]) =>
  cells
    .map((cell) => (cell as { relate: number }).relate)
    .map((relate) => (relate === 0 ? '★' : relate === 1 ? '☆' : '·'))
    .join('');

it('has course units as rows and indicator points under their requirements as columns', () => {
  const { columns, rowAxis, rows } = reader()();
  expect(columns.heads).toHaveLength(24);
  expect(columns.groups).toHaveLength(11);
  expect(columns.heads[3]).toMatchObject({ code: '2.1', label: '能识别复杂软件问题的关键环节', spoken: '2.1 问题分析' });
  expect(columns.groups?.flatMap(({ members }) => members)).toEqual(columns.heads.map(({ id }) => id));
  expect(rowAxis.heads[3]).toMatchObject({ id: '1004', code: '4', label: '数据结构' });
  expect(symbols(rows[3]!.cells)).toBe('·★·★·☆··☆···············');
  expect(rows[14]!.cells.every((cell) => cell.kind === 'support' && cell.relate === -1)).toBe(true);
});

it('marks the row of this course and leaves the rows of others to be read', () => {
  const { rows } = reader()();
  expect(rows.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(['1004']);
  expect(rows.filter(({ isReadOnly }) => !isReadOnly).map(({ id }) => id)).toEqual(['1004']);
});

it('draws a support without goals bare', () => {
  const { rows } = reader()();
  const bare = sampleMatrices.bindings.find(({ goals }) => goals.length === 0)!;
  const row = rows.find(({ id }) => id === String(bare.courseId))!;
  expect(row.cells).toContainEqual({ kind: 'support', relate: bare.relate, isBare: true });
});

it('makes new objects of changed rows only', () => {
  const read = reader();
  const before = read();
  const edit: MatrixEdit = { type: 'supported', cells: [{ courseId: 1004, requireId: 1101, relate: 1 }] };
  const after = read(applyMatrixEdit(sampleMatrices, edit));
  expect(after.columns).toBe(before.columns);
  expect(after.rowAxis).toBe(before.rowAxis);
  const changed = after.rows.filter((row, index) => row !== before.rows[index]);
  expect(changed.map(({ id }) => id)).toEqual(['1004']);
  const cells = changed[0]!.cells.filter((cell, index) => cell !== before.rows[3]!.cells[index]);
  expect(cells).toEqual([{ kind: 'support', relate: 1, isBare: true }]);
});

it('keeps the same list object while another matrix is edited, and after a save', () => {
  const read = reader();
  const before = read();
  const saved = sampleMatrices.courses.map((course) => ({ ...course, version: 7 }));
  expect(read({ ...sampleMatrices, placedPoints: [] }).rows).toBe(before.rows);
  expect(read({ ...sampleMatrices, courses: saved }).rows).toBe(before.rows);
});
