import { applyMatrixEdit, pointsAt, type LinkedMatrices } from '@college/curriculum-model';
import { resolveMessages } from '@college/ui/messages';
import { describe, expect, it } from 'vitest';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { createCourseAxes } from './courseAxes';
import { courseCounts } from './courseCounts';
import { fillingOf, pastingOf, placingOf } from './courseEdits';
import { courseGaps } from './courseGaps';
import { createCourseRows } from './courseRows';
import { courseMatrixMessages } from './messages';

const text = resolveMessages(courseMatrixMessages, 'zh', {});

function drawing() {
  const [axesOf, rowsOf] = [createCourseAxes(), createCourseRows()];
  return (matrices: LinkedMatrices, language: 'zh' | 'en' = 'zh') => {
    const axes = axesOf(matrices, language);
    const rows = rowsOf(matrices, axes, language);
    return { ...axes, rows, ...courseCounts(rows, axes.columns.heads.length, text) };
  };
}

const sample = drawing()(sampleMatrices);
const idOf = (list: readonly { id: string; code?: string }[], code: string) => list.find((one) => one.code === code)!.id;
const chapter = (code: string) => idOf(sample.rowAxis.heads, code);
const goal = (code: string) => idOf(sample.columns.heads, code);
const cellAt = (matrices = sampleMatrices) => {
  const { rows, columns } = drawing()(matrices);
  return (rowId: string, columnId: string) =>
    rows.find(({ id }) => id === rowId)?.cells[columns.heads.findIndex(({ id }) => id === columnId)];
};
const codesAt = (matrices: LinkedMatrices, row: string, column: string) => {
  const cell = cellAt(matrices)(chapter(row), goal(column));
  return cell?.kind === 'list' ? cell.items.map(({ code, relate }) => `${code}${relate === 0 ? '★' : '☆'}`) : null;
};

describe('the course matrix as the grid takes it', () => {
  it('has chapters with their hours against goals under their indicator points', () => {
    expect(sample.rowAxis.heads.map(({ code, label, caption }) => `${code} ${label} ${caption}`)).toEqual([
      '1 绪论与算法分析 6/2',
      '2 线性表 10/4',
      '3 栈与队列 6/2',
      '4 树与二叉树 12/4',
      '5 图 8/2',
      '6 查找与排序 6/2',
    ]);
    expect(sample.columns.groups?.map(({ code, members }) => [code, members.length])).toEqual([
      ['1.2', 1],
      ['2.1', 1],
      ['3.1', 1],
      ['4.1', 1],
    ]);
    expect(codesAt(sampleMatrices, '2', 'G1')).toEqual(['2★', '3★']);
    expect(codesAt(sampleMatrices, '4', 'G3')).toEqual(['5★', '6☆']);
  });

  it('counts, and names chapters without a point', () => {
    expect(sample.label).toBe('覆盖 4/4 目标，4/6 章节');
    expect(sample.total).toEqual({ strong: 6, weak: 3 });
    expect(sample.rowCounts[0]).toEqual({ strong: 0, weak: 0, gap: { tone: 'warning', text: '无课点' } });
    expect(sample.rowCounts[1]).toEqual({ strong: 2, weak: 1 });
  });

  it('is in the reader’s language', () => {
    expect(drawing()(sampleMatrices, 'en').rowAxis.heads[1]!.label).not.toMatch(/\p{Script=Han}/u);
  });

  it('re-renders only the row that changed', () => {
    const draw = drawing();
    const before = draw(sampleMatrices);
    const edit = placingOf([{ rowId: chapter('1'), columnId: goal('G1'), entries: [{ id: sampleMatrices.points[0]!.id, relate: 1 }] }]);
    const after = draw(applyMatrixEdit(sampleMatrices, edit!));
    expect(after.columns).toBe(before.columns);
    expect(after.rowAxis).toBe(before.rowAxis);
    expect(after.rows[0]).not.toBe(before.rows[0]);
    expect(after.rows[0]!.cells[1]).toBe(before.rows[0]!.cells[1]);
    expect(after.rows.slice(1)).toEqual(before.rows.slice(1));
    expect(after.rows.slice(1).every((row, index) => row === before.rows[index + 1])).toBe(true);
    expect(draw(applyMatrixEdit(sampleMatrices, edit!)).rows.at(-1)).toBe(before.rows.at(-1));
  });
});

describe('gaps alone', () => {
  it('are chapters without a point while every goal is covered', () => {
    const gaps = courseGaps(sample);
    expect(gaps.rowAxis.heads.map(({ code }) => code)).toEqual(['1', '3']);
    expect(gaps.rows.map(({ id }) => id)).toEqual(gaps.rowAxis.heads.map(({ id }) => id));
    expect(gaps.columns.heads).toHaveLength(4);
  });

  it('are goals without a chapter or with weak support alone, against every chapter', () => {
    const emptied = applyMatrixEdit(
      sampleMatrices,
      placingOf([
        { rowId: chapter('4'), columnId: goal('G3'), entries: [] },
        { rowId: chapter('5'), columnId: goal('G3'), entries: [] },
        { rowId: chapter('6'), columnId: goal('G4'), entries: [] },
      ])!,
    );
    const gaps = courseGaps(drawing()(emptied));
    expect(gaps.columns.heads.map(({ code }) => code)).toEqual(['G3', 'G4']);
    expect(gaps.columns.groups?.map(({ code }) => code)).toEqual(['3.1', '4.1']);
    expect(gaps.columnCounts.map(({ gap }) => gap)).toEqual([
      { tone: 'danger', text: '无章节' },
      { tone: 'warning', text: '仅弱支撑' },
    ]);
    expect(gaps.rows).toHaveLength(6);
  });
});

describe('edits of the course matrix', () => {
  it('fill the first row of a range into the rest', () => {
    const range = { rowIds: [chapter('2'), chapter('3')], columnIds: [goal('G1'), goal('G2')] };
    const filled = applyMatrixEdit(sampleMatrices, fillingOf(range, 'down', cellAt())!);
    expect(codesAt(filled, '3', 'G1')).toEqual(['2★', '3★']);
    expect(codesAt(filled, '3', 'G2')).toEqual(['1☆']);
    expect(pointsAt(filled, Number(chapter('2')), Number(goal('G1')))).toBe(
      pointsAt(sampleMatrices, Number(chapter('2')), Number(goal('G1'))),
    );
  });

  it('are none without cells', () => {
    expect(placingOf([])).toBeNull();
    expect(pastingOf([{ rowId: '1', columnId: '1', kind: 'text', text: 'x' }])).toBeNull();
    expect(fillingOf({ rowIds: ['1'], columnIds: ['1'] }, 'down', cellAt())).toBeNull();
  });
});
