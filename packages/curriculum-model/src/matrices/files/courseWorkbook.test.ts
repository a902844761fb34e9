import { expect, it } from 'vitest';
import { largeLinkedMatrices, sampleLinkedMatrices } from '../../fixtures';
import { courseWorkbook } from './courseWorkbook';
import { sheetNames, workbookFileName } from './workbookNames';
import type { WorkbookSheet } from './workbookSheet';

const textsIn = ({ rows }: WorkbookSheet) => rows.flatMap(({ cells }) => cells).filter((cell) => typeof cell === 'string');

it('has the matrix, its points one per row, and a sheet for each chapter', () => {
  const sheets = courseWorkbook(sampleLinkedMatrices, 'zh');
  expect(sheets.map(({ name }) => name)).toEqual(['课程矩阵', '课点明细', ...sampleLinkedMatrices.projects.map(({ name }) => name)]);
  const [matrix, entries] = sheets;
  expect(matrix?.rows.slice(3, -1).map(({ cells }) => cells[1])).toEqual(sampleLinkedMatrices.projects.map(({ name }) => name));
  expect(textsIn(matrix!).find((text) => String(text).includes('课点5'))).toMatch(
    /^★ 课点5 .+\n学法：小组讨论；教法：案例驱动；学习产出及测量标准：.+；周次：8-10；理论 8、实践 2 学时\n☆ 课点6 /,
  );
  expect(matrix?.rows[1]?.cells.filter((text) => /^\d+\.\d+ .+ [★☆]$/.test(String(text)))).not.toEqual([]);
  expect(entries?.rows.slice(1, -1)).toHaveLength(sampleLinkedMatrices.placedPoints.length);
  expect(entries?.rows[1]?.cells.slice(-2).every((cell) => typeof cell === 'number')).toBe(true);
});

it('shows the KSA items of a chapter under its task goals, each with its strength', () => {
  const trees = courseWorkbook(sampleLinkedMatrices, 'zh').find(({ name }) => name.includes('树'))!;
  const cells = textsIn(trees).filter((text) => /^[KSA]\d/.test(String(text)));
  expect(cells.length).toBeGreaterThan(1);
  for (const cell of cells) for (const line of String(cell).split('\n')) expect(line).toMatch(/^[KSA]\d+[★☆] \S/);
  expect(textsIn(trees)).toContain('注：★为强支撑，☆为弱支撑');
});

it('is in the reader’s language throughout', () => {
  const texts = courseWorkbook(sampleLinkedMatrices, 'en').flatMap(textsIn).join(' ');
  expect(texts).not.toMatch(/\p{Script=Han}/u);
  expect(texts).toContain('Learning method: group discussion');
});

it('has rows no wider than its columns, and merges inside them', () => {
  for (const matrices of [
    sampleLinkedMatrices,
    largeLinkedMatrices(3, 12),
    { ...sampleLinkedMatrices, bindings: [], placedPoints: [], placedKsas: [] },
  ]) {
    for (const { rows, columns, merges, frozenColumns } of courseWorkbook(matrices, 'zh')) {
      expect(Math.max(...rows.map(({ cells }) => cells.length))).toBeLessThanOrEqual(columns.length);
      expect(merges.every(({ lastRow, lastColumn }) => lastRow < rows.length && lastColumn < columns.length)).toBe(true);
      expect(frozenColumns).toBeLessThanOrEqual(columns.length);
    }
  }
});

it('names every chapter so that spreadsheet programs accept it', () => {
  const names = sheetNames([
    '第1章/绪论',
    '第1章:绪论',
    'HISTORY',
    'history',
    "'引号'",
    '',
    ' ',
    '𠮷'.repeat(20),
    '𠮷'.repeat(20),
    'a'.repeat(40),
    '[x]?*\\',
  ]);
  expect(
    names.every((name) => name.length > 0 && name.length <= 31 && !/[\\/?*:[\]]|^'|'$/.test(name) && !/\p{Surrogate}/u.test(name)),
  ).toBe(true);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  expect(names.some((name) => name.toLowerCase() === 'history')).toBe(false);
});

it('names the file so that file systems accept it', () => {
  expect(workbookFileName(['软件/工程', '数据:结构', '课程矩阵'])).toBe('软件 工程-数据 结构-课程矩阵.xlsx');
  expect(workbookFileName(['..', ''])).toBe('matrix.xlsx');
  expect(workbookFileName(['课'.repeat(300)]).length).toBeLessThan(90);
});
