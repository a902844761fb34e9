import { applyMatrixEdit, placeKey, rowsOfProject, type LinkedMatrices } from '@college/curriculum-model';
import { resolveMessages } from '@college/ui/messages';
import { describe, expect, it } from 'vitest';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { projectMatrixMessages } from './messages';
import { projectAxes } from './projectAxes';
import { projectCounts } from './projectCounts';
import { projectGaps } from './projectGaps';
import { arrangingOf, ksaPlacingOf } from './projectEdits';
import { createProjectRows } from './projectRows';
import { withoutUnmended, withUnmended, type Unmended } from './unmended';

const text = resolveMessages(projectMatrixMessages, 'zh', {});
const trees = sampleMatrices.projects[3]!;
const how = { language: 'zh' as const, now: () => new Date('2026-05-12T08:00:00Z') };

function drawing() {
  const rowsOf = createProjectRows();
  return (matrices: LinkedMatrices, language: 'zh' | 'en' = 'zh', unmended: Unmended = new Map(), project = trees) => {
    const axes = projectAxes(matrices, project.id, language, language === 'zh' ? text : resolveMessages(projectMatrixMessages, 'en', {}));
    const rows = rowsOf(matrices, axes, language, unmended);
    return { ...axes, rows, ...projectCounts(rows, axes.placed, project, text) };
  };
}

const sample = drawing()(sampleMatrices);
const placed = rowsOfProject(sampleMatrices, trees.id);
const [tree, huffman] = placed.map(placeKey) as [string, string];

describe('a project matrix as the grid takes it', () => {
  it('has placed points against task goals and the teaching arrangement', () => {
    expect(sample.rowAxis.heads.map(({ relate, code, label }) => `${relate} ${code} ${label}`)).toEqual(['0 5 二叉树遍历', '1 6 哈夫曼树']);
    expect(sample.columns.heads.map(({ code, label }) => code ?? label)).toEqual([
      'T1',
      'T2',
      '学法',
      '教法',
      '学习产出及测量标准',
      '周次',
      '学时',
    ]);
    expect(sample.columns.heads[0]!.caption).toBe('可运行程序，通过全部用例');
    expect(sample.columns.groups?.map(({ label, members }) => [label, members.length])).toEqual([
      ['任务目标', 2],
      ['教学安排', 5],
    ]);
    const cells = sample.rows[0]!.cells.map((cell) =>
      cell.kind === 'list'
        ? cell.items.map(({ code, relate }) => `${code}${relate === 0 ? '★' : '☆'}`).join(' ')
        : cell.kind === 'text' && cell.text,
    );
    expect(cells).toEqual(['K3★ S2★ A2☆', '', '小组讨论', '案例驱动', '上机程序通过全部用例', '8-10', '8/2']);
  });

  it('has text columns alone while the chapter has no task goals', () => {
    const graphs = sampleMatrices.projects[4]!;
    const drawn = drawing()(sampleMatrices, 'zh', new Map(), graphs);
    expect(drawn.columns.groups?.map(({ id }) => id)).toEqual(['arrangement']);
    expect(drawn.rows).toHaveLength(2);
    expect(drawn.label).toBe('覆盖 0/2 课点');
  });

  it('distinguishes a point of several goals by its goal', () => {
    const goal = sampleMatrices.goals.find(({ courseId }) => courseId === 1004)!;
    const twice = applyMatrixEdit(sampleMatrices, {
      type: 'pointsPlaced',
      cells: [{ projectId: trees.id, goalId: goal.id, entries: [{ id: placed[0]!.pointId, relate: 1 }] }],
    });
    expect(drawing()(twice).rowAxis.heads.map(({ code, caption }) => [code, caption])).toEqual([
      ['5', 'G1'],
      ['5', 'G3'],
      ['6', undefined],
    ]);
  });

  it('shows the difference where hours do not add up', () => {
    expect(sample.hoursFindings).toEqual([]);
    expect(sample.columnCounts.at(-1)).toEqual({ strong: 0, weak: 0, text: '12/4' });
    const edit = arrangingOf([{ rowId: tree, columnId: 'hours', text: '6（3）' }], placed, how).edit!;
    const wrong = drawing()(applyMatrixEdit(sampleMatrices, edit));
    expect(wrong.hoursFindings).toEqual(['课点理论学时合计 10，比本章的 12 少 2。', '课点实践学时合计 5，比本章的 4 多 1。']);
    expect(wrong.columnCounts.at(-1)).toMatchObject({ text: '10/5', gap: { tone: 'warning', text: '本章 12/4' } });
  });

  it('counts KSA and points that have some', () => {
    expect(sample.label).toBe('覆盖 2/2 课点');
    expect(sample.columnCounts.slice(0, 2)).toEqual([
      { strong: 2, weak: 1 },
      { strong: 1, weak: 2 },
    ]);
  });

  it('re-renders only what changed', () => {
    const draw = drawing();
    const before = draw(sampleMatrices);
    const edit = arrangingOf([{ rowId: huffman, columnId: 'study', text: '自学' }], placed, how).edit!;
    const after = draw(applyMatrixEdit(sampleMatrices, edit));
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.rows[1]!.cells[0]).toBe(before.rows[1]!.cells[0]);
    expect(after.rows[1]!.cells[3]).toBe(before.rows[1]!.cells[3]);
    expect(after.rows[1]!.cells[2]).toMatchObject({ text: '自学' });
  });
});

describe('gaps of a chapter alone', () => {
  it('are points without KSA, then task goals without KSA, then none', () => {
    const bare = { ...sampleMatrices, placedKsas: sampleMatrices.placedKsas.filter((placed) => placeKey(placed) !== tree) };
    expect(projectGaps(drawing()(bare)).rowAxis.heads.map(({ code }) => code)).toEqual(['5']);
    const second = sample.taskGoals[1]!.id;
    const moved = sampleMatrices.placedKsas.map((placed) => ({ ...placed, taskGoalId: second }));
    const gaps = projectGaps(drawing()({ ...sampleMatrices, placedKsas: moved }));
    expect(gaps.columns.heads.map(({ code, id }) => code ?? id)).toEqual(['T1', 'study', 'teach', 'product', 'week', 'hours']);
    expect(gaps.rows.map(({ cells }) => cells.length)).toEqual([6, 6]);
    expect(projectGaps(sample).rows).toEqual([]);
  });
});

describe('texts of the teaching arrangement', () => {
  it('are one act, row by row', () => {
    const texts = [
      { rowId: tree, columnId: 'study', text: ' 讲授 ' },
      { rowId: tree, columnId: 'hours', text: '6/1' },
      { rowId: huffman, columnId: 'week', text: '10-11' },
      { rowId: 'elsewhere', columnId: 'week', text: '1' },
      { rowId: tree, columnId: '1001', text: 'no text column' },
    ];
    const { edit, wrong } = arrangingOf(texts, placed, how);
    expect(wrong).toEqual([]);
    expect(edit).toMatchObject({
      type: 'arranged',
      rows: [{ change: { study: '讲授', theoryPeriod: 6, practicePeriod: 1 } }, { change: { week: '10-11' } }],
    });
  });

  it('that cannot be stored stay aside, the others are carried out', () => {
    const { edit, wrong } = arrangingOf(
      [
        { rowId: tree, columnId: 'hours', text: '8x' },
        { rowId: tree, columnId: 'week', text: '周'.repeat(51) },
        { rowId: tree, columnId: 'teach', text: '案\u0000例' },
        { rowId: tree, columnId: 'study', text: '讲授' },
      ],
      placed,
      how,
    );
    expect(wrong.map(({ column, problem }) => [column, problem])).toEqual([
      ['hours', 'hours'],
      ['week', 'tooLong'],
      ['teach', 'odd'],
    ]);
    expect(edit).toMatchObject({ rows: [{ change: { study: '讲授' } }] });
  });

  it('change what the reader sees: in English the translation, and an emptied text in both languages', () => {
    const english = { ...how, language: 'en' as const };
    const changed = applyMatrixEdit(
      sampleMatrices,
      arrangingOf([{ rowId: tree, columnId: 'study', text: 'lecture' }], placed, english).edit!,
    );
    const row = rowsOfProject(changed, trees.id)[0]!;
    expect(row.study).toBe('小组讨论');
    expect(row.translations?.en?.study).toEqual({ text: 'lecture', updatedAt: '2026-05-12T08:00:00.000Z' });
    expect(row.translations?.en?.teach?.text).toBe('driven by cases');
    const emptied = applyMatrixEdit(sampleMatrices, arrangingOf([{ rowId: tree, columnId: 'study', text: '' }], placed, english).edit!);
    expect(rowsOfProject(emptied, trees.id)[0]).toMatchObject({ study: '' });
    expect(rowsOfProject(emptied, trees.id)[0]!.translations?.en?.study).toBeUndefined();
  });

  it('that wait to be mended show as typed and are marked', () => {
    const unmended = withUnmended(new Map(), { rowId: tree, column: 'hours', text: '8x', problem: 'hours' });
    const cell = drawing()(sampleMatrices, 'zh', unmended).rows[0]!.cells.at(-1);
    expect(cell).toEqual({ kind: 'text', text: '8x', align: 'end', isWarning: true, isMarked: true });
    expect(withoutUnmended(unmended, [{ rowId: tree, columnId: 'hours' }]).size).toBe(0);
    expect(withoutUnmended(unmended, [{ rowId: huffman, columnId: 'hours' }])).toBe(unmended);
  });
});

describe('KSA of cells', () => {
  it('are one act', () => {
    const cells = [{ rowId: tree, columnId: '1002', entries: [{ id: sampleMatrices.ksas[0]!.id, relate: 1 as const }] }];
    const after = drawing()(applyMatrixEdit(sampleMatrices, ksaPlacingOf(cells, placed)!));
    expect(after.rows[0]!.cells[1]).toMatchObject({ items: [{ code: 'K1', relate: 1 }] });
    expect(ksaPlacingOf([{ rowId: tree, columnId: 'study', entries: [] }], placed)).toBeNull();
  });
});
