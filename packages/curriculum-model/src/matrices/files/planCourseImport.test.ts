import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largeLinkedMatrices, sampleLinkedMatrices } from '../../fixtures';
import type { LinkedMatrices, PlacedPoint } from '../linked';
import { columnGoals } from '../linked';
import { courseWorkbook } from './courseWorkbook';
import type { ImportMode } from './importPlan';
import { majorWorkbook } from './majorWorkbook';
import { planCourseImport } from './planCourseImport';
import { asUploaded, withCells } from './uploaded.test-data';
import type { UploadedSheet } from './workbookSheet';

const base = sampleLinkedMatrices;
const exported = asUploaded(courseWorkbook(base, 'zh'));
const [, entries] = exported;
const trees = exported.findIndex(({ name }) => name.includes('树'));
const ksaRow = exported[trees]!.rows.findIndex((cells) => cells.some((text) => /^K\d+[★☆]/.test(text)));
const ksaColumn = exported[trees]!.rows[ksaRow]!.findIndex((text) => /^K\d+[★☆]/.test(text));
const column = (name: string) => entries!.rows[0]!.indexOf(name);

function planOf(sheets: readonly UploadedSheet[], mode: ImportMode = 'replace', of: LinkedMatrices = base, signs = {}) {
  const outcome = planCourseImport(of, sheets, { mode, signs, language: 'zh' });
  if ('fault' in outcome) throw new Error(outcome.fault);
  return outcome.plan;
}
const counts = (plan: ReturnType<typeof planOf>) => [plan.counts.added, plan.counts.changed, plan.counts.removed];

describe('the exported workbook of a course', () => {
  it.each([
    ['zh', 'replace'],
    ['zh', 'append'],
    ['en', 'replace'],
    ['en', 'append'],
  ] as const)('in %s changes nothing when it is imported to %s', (language, mode) => {
    const plan = planOf(asUploaded(courseWorkbook(base, language)), mode);
    expect(plan).toMatchObject({ problems: [], undecided: [], changes: [], change: null });
    expect(plan.counts.same).toBe(base.placedPoints.length + base.placedKsas.length);
  });

  it('changes nothing of any course, however its points are placed', () => {
    const large = largeLinkedMatrices(3, 12);
    const columns = columnGoals(large);
    const place = fc.record({
      project: fc.constantFrom(...large.projects),
      goal: fc.constantFrom(...columns),
      point: fc.constantFrom(...large.points),
      relate: fc.constantFrom(0 as const, 1 as const),
      week: fc.constantFrom('', '2-3', '第8周'),
      study: fc
        .string({ maxLength: 8 })
        .map((text) => text.trim())
        .filter((text) => !/^[=＝#]/.test(text)),
      hours: fc.integer({ min: 0, max: 20 }),
    });
    const places = fc.uniqueArray(place, { maxLength: 25, selector: ({ project, goal, point }) => `${project.id} ${goal.id} ${point.id}` });
    fc.assert(
      fc.property(places, fc.constantFrom('append' as const, 'replace' as const), (placed, mode) => {
        const placedPoints = placed.map(({ project, goal, point, relate, week, study, hours }): PlacedPoint => {
          const texts = { study, teach: '', product: '', week, theoryPeriod: hours, practicePeriod: hours / 2 };
          return { projectId: project.id, goalId: goal.id, pointId: point.id, relate, ...texts };
        });
        const random = { ...large, placedPoints, placedKsas: [] };
        expect(planOf(asUploaded(courseWorkbook(random, 'zh')), mode, random)).toMatchObject({ problems: [], change: null });
      }),
      { numRuns: 30 },
    );
  });
});

describe('what a file may hold that was not typed into it', () => {
  it('changes nothing: KSA texts with a line break or that begin like a code, and hours with many decimals', () => {
    const broken = { ...base, ksas: base.ksas.map((ksa) => ({ ...ksa, description: `K8s\n${ksa.description}` })) };
    expect(planOf(asUploaded(courseWorkbook(broken, 'zh')), 'replace', broken)).toMatchObject({ problems: [], change: null });
    const precise = { ...base, placedPoints: base.placedPoints.map((placed) => ({ ...placed, theoryPeriod: 16 / 3 })) };
    expect(planOf(asUploaded(courseWorkbook(precise, 'zh')), 'replace', precise)).toMatchObject({ problems: [], change: null });
  });
});

describe('a changed workbook of a course', () => {
  it('changes strength, texts and hours of a placed point', () => {
    const plan = planOf(
      withCells(exported, [1, 1, column('支撑强度'), '弱'], [1, 1, column('周次'), '5-6'], [1, 2, column('理论学时'), '6.5']),
    );
    expect(counts(plan)).toEqual([0, 2, 0]);
    expect(plan.change?.chapters.flatMap(({ points }) => points)).toEqual(
      expect.arrayContaining([expect.objectContaining({ week: '5-6', relate: 1 }), expect.objectContaining({ theoryPeriod: 6.5 })]),
    );
  });

  it('takes out a point that is no longer listed, with its KSA, when the file replaces, and not when it is added', () => {
    const at = entries!.rows.findIndex((cells) => cells.some((text) => text.startsWith('课点5')));
    const fewer = exported.map((sheet, index) => (index === 1 ? { ...sheet, rows: sheet.rows.filter((_, row) => row !== at) } : sheet));
    expect(counts(planOf(fewer))).toEqual([0, 0, 4]);
    expect(planOf(fewer, 'append').change).toBeNull();
  });

  it('empties texts and hours that are left blank when the file replaces, and not when it is added', () => {
    const blank = withCells(exported, [1, 1, column('周次'), ''], [1, 1, column('学法'), ''], [1, 1, column('理论学时'), '']);
    expect(planOf(blank).change?.chapters[0]?.points[0]).toMatchObject({ week: '', study: '', theoryPeriod: 0 });
    expect(planOf(blank, 'append')).toMatchObject({ problems: [], change: null });
  });

  it('reads KSA of a project matrix, line by line or side by side', () => {
    const added = (text: string) =>
      planOf(withCells(exported, [trees, ksaRow, ksaColumn, text])).changes.flatMap(({ kind, column: of, after }) =>
        kind === 'added' ? [`${of.slice(0, 2)}${after}`] : [],
      );
    for (const text of ['K1★ S1☆', 'K1★\nS1☆', 'K1★，S1☆', 'K1★ 大O记号含义 S1☆', 'K1★ 大O记号含义\nS1☆ 能实现链表基本操作'])
      expect(added(text)).toEqual(['K1★', 'S1☆']);
    const bare = planOf(withCells(exported, [trees, ksaRow, ksaColumn, '']));
    expect(bare.counts.removed).toBeGreaterThan(0);
    expect(planOf(withCells(exported, [trees, ksaRow, ksaColumn, '']), 'append').change).toBeNull();
  });

  it('reports what it does not understand and leaves it', () => {
    const text = (name: string, value: string) => planOf(withCells(exported, [1, 1, column(name), value]));
    expect(text('支撑强度', '很好').problems).toMatchObject([{ sheet: '课点明细', row: 2, message: expect.stringContaining('很好') }]);
    for (const hours of ['许多', '0x1F', '1e3', '6.333', '-1'])
      expect(text('理论学时', hours).problems).toMatchObject([{ row: 2, message: expect.stringContaining(`「${hours}」不是学时`) }]);
    expect(text('周次', 'x'.repeat(60)).problems).toMatchObject([{ message: expect.stringContaining('50') }]);
    expect(text('学法', '=A1').problems).toMatchObject([{ message: expect.stringContaining('公式') }]);
    for (const [name, value] of [
      ['支撑强度', '很好'],
      ['理论学时', '许多'],
      ['学法', '=A1'],
    ] as const)
      expect(text(name, value).change).toBeNull();
    const unknown = planOf(withCells(exported, [1, 1, 2, ''], [1, 1, column('课点'), '量子烹饪']));
    expect(unknown).toMatchObject({ change: null, problems: [{ message: expect.stringContaining('量子烹饪') }] });
    const ksa = planOf(withCells(exported, [trees, ksaRow, ksaColumn, 'K99★']));
    expect(ksa).toMatchObject({ change: null, problems: [{ row: ksaRow + 1, message: expect.stringContaining('K99') }] });
    const goal = planOf(withCells(exported, [trees, ksaRow, 1, ''], [trees, ksaRow, 3, '会做饭']));
    expect(goal.problems).toMatchObject([{ row: ksaRow + 1, message: expect.stringContaining('教学目标「会做饭」') }]);
  });

  it('names a point that is not placed in the reader’s language', () => {
    const [hidden, title] = [0, 2];
    const unplaced = withCells(exported, [trees, ksaRow, hidden, '1064'], [trees, ksaRow, title, '课点4 栈与队列']);
    const messageIn = (language: 'zh' | 'en') => {
      const outcome = planCourseImport(base, unplaced, { mode: 'append', signs: {}, language });
      return 'fault' in outcome ? outcome.fault : outcome.plan.problems[0]?.message;
    };
    expect(messageIn('zh')).toContain('「栈与队列」没有放在');
    expect(messageIn('en')).toContain('“Stacks and queues” is not placed');
  });

  it('asks about doubtful signs once', () => {
    const doubtful = withCells(exported, [1, 1, column('支撑强度'), 'M']);
    expect(planOf(doubtful)).toMatchObject({ undecided: [{ sign: 'M', count: 1 }], change: null });
    const { relate } = planOf(withCells(exported, [1, 1, column('支撑强度'), '☆'])).change!.chapters[0]!.points[0]!;
    expect(planOf(doubtful, 'replace', base, { M: 1 }).change?.chapters[0]?.points[0]?.relate).toBe(relate);
  });

  it('is refused when it is of another course, a major’s, or none', () => {
    const faultOf = (sheets: readonly UploadedSheet[]) => {
      const outcome = planCourseImport(base, sheets, { mode: 'append', signs: {}, language: 'zh' });
      return 'fault' in outcome ? outcome.fault : 'none';
    };
    expect(faultOf(asUploaded(courseWorkbook({ ...base, courseId: 77 }, 'zh')))).toBe('otherCourse');
    expect(faultOf(asUploaded(majorWorkbook(base, 'zh')))).toBe('majorWorkbook');
    expect(faultOf([{ name: 'S', rows: [['姓名']], formulas: new Set() }])).toBe('notCourseMatrix');
    expect(faultOf([])).toBe('notCourseMatrix');
  });
});
