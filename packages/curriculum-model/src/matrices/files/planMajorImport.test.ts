import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largeLinkedMatrices, sampleLinkedMatrices } from '../../fixtures';
import type { Language } from '../../language';
import type { CourseBinding } from '../linked';
import { courseColumns } from './courseColumns';
import type { ImportMode } from './importPlan';
import type { MajorMatrixData } from './majorData';
import { majorWorkbook } from './majorWorkbook';
import { planMajorImport } from './planMajorImport';
import { asUploaded, withCells } from './uploaded.test-data';
import { columnLetters, type UploadedSheet } from './workbookSheet';

const data: MajorMatrixData = sampleLinkedMatrices;
const exported = asUploaded(majorWorkbook(data, 'zh'));
const matrix = exported[0]!;
const rowOf = (name: string) => matrix.rows.findIndex((cells) => cells[1] === name);
const columnOf = (number: string) => matrix.rows[2]!.findIndex((text) => text.startsWith(`${number} `));
const dataStructures = rowOf('数据结构');
const indicatorId = (number: string) => Number(matrix.rows[0]![columnOf(number)]);

function planOf(
  sheets: readonly UploadedSheet[],
  mode: ImportMode = 'replace',
  options: { signs?: Record<string, 0 | 1 | -1>; of?: MajorMatrixData } = {},
) {
  const outcome = planMajorImport(options.of ?? data, sheets, { mode, signs: options.signs ?? {}, language: 'zh' });
  if ('fault' in outcome) throw new Error(outcome.fault);
  return outcome.plan;
}
const faultOf = (sheets: readonly UploadedSheet[], of = data) => {
  const outcome = planMajorImport(of, sheets, { mode: 'replace', signs: {}, language: 'zh' });
  return 'fault' in outcome ? outcome.fault : 'none';
};
const problemsInEnglish = (sheets: readonly UploadedSheet[], of = data) => {
  const outcome = planMajorImport(of, sheets, { mode: 'replace', signs: {}, language: 'en' });
  return 'fault' in outcome ? [outcome.fault] : outcome.plan.problems.map(({ message }) => message);
};
const own = data.bindings.filter(({ courseId }) => courseId === 1004);
const [filled] = own;
const filledColumn = matrix.rows[0]!.indexOf(String(filled!.requireId));
const blankColumn = matrix.rows[dataStructures]!.findIndex((text, column) => column > 1 && text === '');
const counts = (plan: ReturnType<typeof planOf>) => [plan.counts.added, plan.counts.changed, plan.counts.removed];

describe('the exported workbook', () => {
  it.each<[Language, ImportMode]>([
    ['zh', 'replace'],
    ['zh', 'append'],
    ['en', 'replace'],
    ['en', 'append'],
  ])('in %s changes nothing when it is imported to %s', (language, mode) => {
    const plan = planOf(asUploaded(majorWorkbook(data, language)), mode);
    expect(plan).toMatchObject({ problems: [], problemCount: 0, undecided: [], rows: [], changes: [] });
    expect(plan.counts).toEqual({ added: 0, changed: 0, removed: 0, same: data.bindings.length });
  });

  it('changes nothing without its hidden ids', () => {
    const bare = exported.map(({ name, rows, formulas }, index) => {
      const hidden = index === 0 ? 1 : 3;
      const shift = (place: string) => place.split(',').map(Number);
      const kept = rows.slice(index === 0 ? 1 : 0).map((cells) => cells.slice(hidden));
      const moved = [...formulas].map((place) => `${shift(place)[0]! - 1},${shift(place)[1]! - hidden}`);
      return { name, rows: kept, formulas: new Set(moved) };
    });
    expect(planOf(bare)).toMatchObject({ problems: [], rows: [], counts: { same: data.bindings.length } });
  });

  it('changes nothing when its rows are sorted and its names were written otherwise', () => {
    const rows = [
      ...matrix.rows.slice(0, 3),
      ...matrix.rows.slice(3, 3 + data.courses.length).toReversed(),
      ...matrix.rows.slice(3 + data.courses.length),
    ];
    const renamed = rows.map((cells) => (cells[1] === '数据结构' ? [cells[0]!, '数据结构与算法（2026版）', ...cells.slice(2)] : cells));
    const goals = exported[1]!.rows.map((cells) => (cells[3] === '数据结构' ? [...cells.slice(0, 3), '旧名', ...cells.slice(4)] : cells));
    const plan = planOf([
      { ...matrix, rows: renamed, formulas: new Set() },
      { ...exported[1]!, rows: goals },
    ]);
    expect(plan).toMatchObject({ problems: [], rows: [] });
  });

  it('changes nothing of any matrix, whatever its bindings', () => {
    const base = largeLinkedMatrices(6, 9);
    const indicators = base.requirements.flatMap(({ children }) => children);
    const cell = fc.option(fc.constantFrom<0 | 1>(0, 1), { nil: null });
    const cells = fc.array(fc.array(cell, { minLength: 9, maxLength: 9 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(
        cells,
        fc.constantFrom('zh' as const, 'en' as const),
        fc.constantFrom('append' as const, 'replace' as const),
        (rows, language, mode) => {
          const bindings = rows.flatMap((row, at) =>
            row.flatMap((relate, column): CourseBinding[] => {
              const courseId = base.courses[at]!.id;
              const requireId = indicators[column]!.id;
              const goals = base.goals.filter((goal) => goal.courseId === courseId && goal.parentId === requireId).map(({ id }) => id);
              return relate === null ? [] : [{ courseId, requireId, relate, goals }];
            }),
          );
          const random = { ...base, bindings };
          const plan = planOf(asUploaded(majorWorkbook(random, language)), mode, { of: random });
          expect(plan).toMatchObject({ problems: [], rows: [], counts: { added: 0, changed: 0, removed: 0, same: bindings.length } });
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a changed cell', () => {
  it('changes its binding and nothing else, goals included', () => {
    const other = filled!.relate === 0 ? '弱' : 'H';
    const plan = planOf(withCells(exported, [0, dataStructures, filledColumn, other]));
    expect(counts(plan)).toEqual([0, 1, 0]);
    expect(plan.changes).toMatchObject([{ kind: 'changed', row: '数据结构' }]);
    const relations = own.map(({ requireId, relate, goals }) => ({
      requireId,
      relate: requireId === filled!.requireId ? 1 - relate : relate,
      goals,
    }));
    expect(plan.rows).toHaveLength(1);
    expect(plan.rows[0]).toMatchObject({ courseId: 1004, courseName: '数据结构' });
    expect([...plan.rows[0]!.relations].sort((one, two) => one.requireId - two.requireId)).toEqual(
      relations.sort((one, two) => one.requireId - two.requireId),
    );
  });

  it('adds a binding to an empty cell', () => {
    expect(counts(planOf(withCells(exported, [0, dataStructures, blankColumn, '★'])))).toEqual([1, 0, 0]);
  });

  it('left blank takes the binding out when the file replaces, and nothing when it is added', () => {
    const blanked = withCells(exported, [0, dataStructures, filledColumn, '']);
    expect(counts(planOf(blanked, 'replace'))).toEqual([0, 0, 1]);
    expect(planOf(blanked, 'append').rows).toEqual([]);
  });

  it.each(['对', '2024', '=A1', '★ 和别的'])('reading %s is reported with sheet, row and column, and the stored value is kept', (text) => {
    const plan = planOf(withCells(exported, [0, dataStructures, filledColumn, text]));
    const letters = filledColumn < 26 ? String.fromCharCode(65 + filledColumn) : `A${String.fromCharCode(65 + filledColumn - 26)}`;
    expect(plan.problems).toMatchObject([{ sheet: '专业矩阵', row: dataStructures + 1, column: letters }]);
    expect(plan.rows).toEqual([]);
  });

  it('computed by a formula is reported, whatever its result', () => {
    const formulas = new Set([...matrix.formulas, `${dataStructures},${filledColumn}`]);
    const plan = planOf([{ ...matrix, formulas }, exported[1]!]);
    expect(plan.problems.map(({ message }) => message)).toEqual([expect.stringContaining('公式')]);
    expect(plan.rows).toEqual([]);
  });

  it('with M or a digit is asked about once, and read as decided', () => {
    const doubtful = withCells(exported, [0, dataStructures, blankColumn, 'M'], [0, dataStructures, filledColumn, 'm']);
    expect(planOf(doubtful)).toMatchObject({ undecided: [{ sign: 'M', count: 2 }], rows: [], problems: [] });
    expect(counts(planOf(doubtful, 'replace', { signs: { M: -1 } }))).toEqual([0, 0, 1]);
    const asStored = filled!.relate;
    expect(counts(planOf(doubtful, 'replace', { signs: { M: asStored } }))).toEqual([1, 0, 0]);
  });
});

describe('rows and columns that are not understood', () => {
  // The columns of the first two indicator points.
  const [first, second] = [1 + courseColumns.length, 2 + courseColumns.length];

  it('names an unknown course, an unknown indicator point, and either standing there twice', () => {
    const copy = withCells(exported, [0, rowOf('数据结构') + 1, 0, ''], [0, rowOf('数据结构') + 1, 1, '量子烹饪']);
    expect(planOf(copy).problems[0]).toMatchObject({ row: rowOf('数据结构') + 2, column: 'B' });
    expect(planOf(copy).problems[0]?.message).toContain('量子烹饪');
    const twice = planOf(withCells(exported, [0, dataStructures + 1, 0, '1004'], [0, dataStructures + 1, 1, '数据结构']));
    expect(twice.problems[0]).toMatchObject({ row: dataStructures + 2, message: expect.stringContaining(`第 ${dataStructures + 1} 行`) });
    const column = withCells(exported, [0, 0, second, '999999'], [0, 2, second, '9.9 会飞']);
    expect(planOf(column).problems).toMatchObject([
      { row: 3, column: columnLetters(second), message: expect.stringContaining('9.9 会飞') },
      ...planOf(column).problems.slice(1),
    ]);
    const again = withCells(exported, [0, 0, second, matrix.rows[0]![first]!], [0, 2, second, matrix.rows[2]![first]!]);
    expect(planOf(again).problems[0]).toMatchObject({
      column: columnLetters(second),
      message: expect.stringContaining(`${columnLetters(first)} 列`),
    });
  });

  it('knows an indicator point by its number alone', () => {
    const plain = [
      ['课程', '1.1', '1.2'],
      ['数据结构', '', '★'],
      ['小计', '3', '4'],
    ].map((cells) => cells.slice());
    const plan = planOf([{ name: 'S', rows: plain, formulas: new Set() }], 'append');
    expect(plan.problems.map(({ row }) => row)).toEqual([3]);
    expect(plan.counts.added + plan.counts.same).toBeGreaterThan(0);
  });

  it('knows a course unit by its words before any number, which may be that of the line', () => {
    const courses = data.courses.map((course, at) => (at === 0 ? { ...course, name: '3D建模' } : course));
    const rows = [
      ['课程', '1.1'],
      ['3 数据结构', '★'],
    ];
    const plan = planOf([{ name: 'S', rows, formulas: new Set() }], 'append', { of: { ...data, courses } });
    expect(plan.rows.map(({ courseId }) => courseId)).toEqual([1004]);
  });

  it('takes no course by a number alone with which its name begins', () => {
    const courses = data.courses.map((course, at) => (at === 0 ? { ...course, name: '3D建模' } : course));
    const rows = [
      ['课程', '1.1'],
      ['3 量子烹饪', '★'],
      ['3', '★'],
      ['数据结构', '★'],
    ];
    const plan = planOf([{ name: 'S', rows, formulas: new Set() }], 'append', { of: { ...data, courses } });
    expect(plan.rows.map(({ courseId }) => courseId)).toEqual([1004]);
    expect(plan.problems.map(({ row }) => row)).toEqual([2, 3]);
  });

  it('leaves a course that the caller may not change as it is, and reports it only where it would change', () => {
    const guarded = { ...data, courses: data.courses.map((course) => ({ ...course, editable: course.id !== 1004 })) };
    expect(planOf(exported, 'replace', { of: guarded }).problems).toEqual([]);
    const plan = planOf(withCells(exported, [0, dataStructures, blankColumn, '★']), 'replace', { of: guarded });
    expect(plan).toMatchObject({ rows: [], problems: [{ row: dataStructures + 1, message: expect.stringContaining('权限') }] });
    const changed = withCells(exported, [0, dataStructures, blankColumn, '★']);
    expect(problemsInEnglish(changed, guarded)).toEqual([expect.stringContaining('“Data Structures”')]);
  });

  it('leaves rows and columns that the file has not got as they are', () => {
    const fewer = { ...matrix, rows: matrix.rows.filter((_, row) => row !== dataStructures), formulas: new Set<string>() };
    expect(planOf([fewer]).rows).toEqual([]);
  });
});

describe('the sheet of goals', () => {
  const goals = exported[1]!;
  const goalRow = goals.rows.findIndex((cells) => cells[3] === '数据结构');

  it('unbinds a goal whose row was taken out when the file replaces, and not when it is added', () => {
    const sheets = [matrix, { ...goals, rows: goals.rows.filter((_, row) => row !== goalRow) }];
    expect(counts(planOf(sheets, 'replace'))).toEqual([0, 1, 0]);
    expect(planOf(sheets, 'append').rows).toEqual([]);
  });

  it('is the same wherever it is in the file, and however long', () => {
    expect(planOf([goals, matrix])).toMatchObject({ problems: [], rows: [], counts: { same: data.bindings.length } });
    const long = { ...goals, rows: [...goals.rows, ...Array.from({ length: 600 }, () => [''])] };
    expect(planOf([long, matrix])).toMatchObject({ problems: [], rows: [] });
  });

  it('moves a goal to another supported indicator point', () => {
    const target = own.find(({ requireId }) => requireId !== Number(goals.rows[goalRow]![1]))!;
    const text = matrix.rows[2]![matrix.rows[0]!.indexOf(String(target.requireId))]!;
    const plan = planOf(withCells(exported, [1, goalRow, 5, text]));
    expect(counts(plan)).toEqual([0, 2, 0]);
    const moved = Number(goals.rows[goalRow]![2]);
    expect(plan.rows[0]?.relations.find(({ requireId }) => requireId === target.requireId)?.goals).toContain(moved);
  });

  it('reports a goal of another course, an unknown one, one bound twice, and one where nothing is supported', () => {
    const foreign = goals.rows.find((cells) => cells[3] !== '数据结构' && /^\d+$/.test(cells[2]!))!;
    const messages = (...changes: Parameters<typeof withCells>[1][]) =>
      planOf(withCells(exported, ...changes)).problems.map(({ message }) => message);
    expect(messages([1, goalRow, 7, foreign[7]!], [1, goalRow, 2, foreign[2]!])).toEqual([expect.stringContaining('另一个课程单元')]);
    expect(messages([1, goalRow, 7, '会做饭'], [1, goalRow, 2, ''])).toEqual([expect.stringContaining('没有教学目标「会做饭」')]);
    const next = goals.rows[goalRow + 1]!;
    expect(messages([1, goalRow, 7, next[7]!], [1, goalRow, 2, next[2]!])).toEqual([expect.stringContaining('只能绑定一次')]);
    const blank = matrix.rows[2]![blankColumn]!;
    expect(messages([1, goalRow, 5, blank])).toEqual([expect.stringContaining('没有支撑')]);
    const [english] = problemsInEnglish(withCells(exported, [1, goalRow, 5, blank]));
    expect(english).toContain('cannot be bound');
    expect(english).not.toMatch(/\p{Script=Han}/u);
  });

  it('binds goals by their words alone', () => {
    expect(planOf(withCells(exported, [1, goalRow, 2, ''])).rows).toEqual([]);
    expect(planOf(withCells(exported, [1, goalRow, 7, '改过的说法'])).rows).toEqual([]);
  });
});

describe('a file that is refused', () => {
  it.each<[string, UploadedSheet[], string]>([
    ['nothing', [], 'notMatrix'],
    [
      'a foreign workbook',
      [
        {
          name: 'S',
          rows: [
            ['姓名', '学号'],
            ['张三', '1'],
          ],
          formulas: new Set(),
        },
      ],
      'notMatrix',
    ],
    [
      'a matrix of another major',
      exported.map((sheet) => ({ ...sheet, rows: sheet.rows.map((cells) => cells.map((text) => text.replace(/\/\d+$/, '/77'))) })),
      'otherMajor',
    ],
    [
      '500 × 500 cells',
      [{ name: 'S', rows: Array.from({ length: 500 }, () => Array.from({ length: 500 }, () => '★')), formulas: new Set() }],
      'tooLarge',
    ],
    ['thousands of rows', [{ name: 'S', rows: Array.from({ length: 3000 }, () => ['★']), formulas: new Set() }], 'tooLarge'],
  ])('%s', (_name, sheets, fault) => expect(faultOf(sheets)).toBe(fault));

  it('no text of any shape breaks the reading, and every plan holds only what the major has', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('★', '☆', '', '1004', '数据结构', indicatorId('1.1').toString(), matrix.rows[0]![0]!, matrix.rows[2]![2]!),
    );
    const sheet = fc
      .array(fc.array(text, { maxLength: 8 }), { maxLength: 8 })
      .map((rows) => ({ name: 'S', rows, formulas: new Set<string>() }));
    fc.assert(
      fc.property(fc.array(sheet, { maxLength: 3 }), (sheets) => {
        const outcome = planMajorImport(data, sheets, { mode: 'replace', signs: {}, language: 'en' });
        if ('fault' in outcome) return;
        for (const row of outcome.plan.rows) expect(data.courses.map(({ id }) => id)).toContain(row.courseId);
      }),
      { numRuns: 200 },
    );
  });
});
