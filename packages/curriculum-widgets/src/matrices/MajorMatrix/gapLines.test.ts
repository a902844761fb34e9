import { applyMatrixEdit, indicatorAt, type LinkedMatrices } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { gapLines, withLines } from './gapLines';
import { createMajorAxes } from './majorAxes';
import { createMajorCounts } from './majorCounts';

const words = { weakOnly: '仅弱支撑', noSupport: '无支撑' };
const { columns, rowAxis } = createMajorAxes()(sampleMatrices, 'zh');
const requireIds = columns.heads.map(({ id }) => Number(id));
const courseIds = rowAxis.heads.map(({ id }) => Number(id));

it('names the seeded gaps of the sample programme', () => {
  const { columnCounts, rowCounts, covered } = createMajorCounts()(sampleMatrices, requireIds, courseIds, words);
  const gaps = columnCounts.flatMap(({ gap }, index) => (gap ? [[columns.heads[index]?.code, gap.tone, gap.text]] : []));
  expect(gaps).toEqual([
    ['9.2', 'warning', '仅弱支撑'],
    ['11.2', 'danger', '无支撑'],
  ]);
  expect(rowCounts.flatMap(({ gap }, index) => (gap ? [[rowAxis.heads[index]?.label, gap.text]] : []))).toEqual([['形势与政策', '无支撑']]);
  expect(columnCounts[0]).toEqual({ strong: 2, weak: 0 });
  expect(rowCounts[3]).toEqual({ strong: 2, weak: 2 });
  expect(covered).toEqual({ covered: 22, total: 24 });
});

it('keeps the objects of counts that did not change', () => {
  const counts = createMajorCounts();
  const before = counts(sampleMatrices, requireIds, courseIds, words);
  const after = counts(
    applyMatrixEdit(sampleMatrices, { type: 'supported', cells: [{ courseId: 1004, requireId: 1101, relate: 1 }] }),
    requireIds,
    courseIds,
    words,
  );
  expect(after.columnCounts.filter((count, index) => count !== before.columnCounts[index])).toEqual([{ strong: 2, weak: 1 }]);
  expect(after.rowCounts.filter((count, index) => count !== before.rowCounts[index])).toEqual([{ strong: 2, weak: 3 }]);
});

it('shows lines with a gap, what supports them so far, and this course', () => {
  const lines = gapLines(sampleMatrices)!;
  const numbers = [...lines.requireIds].map((id) => indicatorAt(sampleMatrices, id)?.number);
  expect(numbers).toEqual(expect.arrayContaining(['9.2', '11.2']));
  expect([...lines.courseIds]).toEqual(expect.arrayContaining([1015, 1014, 1004]));
  expect(lines.courseIds.has(1002)).toBe(false);
  const shown = withLines(columns, lines.requireIds);
  expect(shown.groups?.flatMap(({ members }) => members)).toEqual(shown.heads.map(({ id }) => id));
  expect(shown.groups?.every(({ members }) => members.length > 0)).toBe(true);
});

it('is nothing where there is no gap', () => {
  const whole: LinkedMatrices = {
    ...sampleMatrices,
    courses: sampleMatrices.courses.filter(({ id }) => id === 1004),
    bindings: requireIds.map((requireId, index) => ({
      courseId: 1004,
      requireId,
      relate: 0,
      goals: index === 0 ? [1031, 1032, 1033, 1034] : [1],
    })),
  };
  expect(gapLines(whole)).toBeNull();
});
