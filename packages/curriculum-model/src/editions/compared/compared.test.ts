import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editionFiguresListSchema } from '../calls';
import { coverageChange } from '../figures';
import { compareEditions } from '../compareEditions';
import { aState, record, without, write } from '../programme.test-data';
import { relinked } from '../relinked';
import { twoWalks } from '../walks.test-data';
import { changeAuthors, type AuthoredEntry } from './changeAuthors';
import { changeEffects } from './changeEffects';
import { comparedStates, withAuthors } from './comparedStates';
import { countCompared, pageOfChanges } from './comparisonAnswers';
import { editionProgressFigures } from './editionProgress';
import { sideFigures } from './sideFigures';

const base = aState();
const weaker = aState((_, course) => write(course.binding, '11', { relate: 1 }));
const bound = aState((_, course) => {
  course.binding!.push(record('21', { relate: 0 }));
  write(course.goal, '302', { isBound: true });
});

describe('what a change does to coverage', () => {
  it('is said at the change that opens a gap, with the sentence of the finding', () => {
    const { changes } = comparedStates(base, weaker, 'zh');
    expect(changes.map(({ at, effects }) => [at, effects])).toEqual([
      [
        'course:1001/binding:11',
        [{ type: 'opened', rule: 'indicatorWeakOnly', at: 'major/indicator:11', message: '指标点 1.1 能表述：只有弱支撑' }],
      ],
    ]);
    expect(comparedStates(base, weaker, 'en').changes[0]?.effects[0]?.message).toBe('Indicator point 1.1 能表述: weak support only');
  });

  it('is said at the change that closes one, in the words of the gap that is gone', () => {
    const { changes } = comparedStates(base, bound, 'zh');
    expect(changes.flatMap(({ at, effects }) => effects.map(({ type, message }) => [at, type, message]))).toEqual([
      ['course:1001/binding:21', 'closed', '指标点 2.1 能识别：没有课程支撑'],
    ]);
  });

  it('puts courses that open a gap first, then those that close one', () => {
    const other = (state: typeof base, lineage: number, relate: number | null) => ({
      kind: 'course' as const,
      lineage,
      records: { ...state.courses[0]!.records, ...(relate === null ? {} : { binding: [record('11', { relate })] }) },
    });
    const before = { ...base, courses: [other(base, 1, null), ...base.courses] };
    const renamed = { ...other(base, 1, null), records: { ...base.courses[0]!.records, course: [record('', { name: '改名' })] } };
    const opening = aState((_, course) => without(course, 'goal', '301'));
    const { changes } = comparedStates(before, { ...opening, courses: [renamed, ...opening.courses] }, 'zh');
    expect([...new Set(changes.map(({ course }) => course?.lineage))]).toEqual([1001, 1]);
  });

  it('is said of every gap that two states open or close between them', () => {
    fc.assert(
      fc.property(twoWalks, ({ draft, current }) => {
        const after = relinked(draft, current);
        const coverage = coverageChange(draft, after);
        const effects = changeEffects(compareEditions(draft, after), coverage);
        const said = new Set([...effects.values()].flat().map(({ type, rule, at }) => `${type} ${rule} ${at}`));
        const gaps = [
          ...coverage.opened.map(({ rule, at }) => `opened ${rule} ${at}`),
          ...coverage.closed.map(({ rule, at }) => `closed ${rule} ${at}`),
        ];
        expect([...said].toSorted()).toEqual([...new Set(gaps)].toSorted());
      }),
    );
  });
});

describe('who made a change', () => {
  const entry = (entity: AuthoredEntry['entity'], userId: number, at: string, goal: number | null = null): AuthoredEntry => ({
    entity,
    course: 1001,
    goal,
    userId,
    userName: `用户${userId}`,
    at,
  });

  it('is whoever saved what it belongs to, the latest first and each once', () => {
    const authorsOf = changeAuthors([entry('points', 5, '2026-01-01'), entry('points', 6, '2026-01-03'), entry('points', 5, '2026-01-02')]);
    expect(authorsOf('course:1001/ksa:231').map(({ userId, at }) => [userId, at])).toEqual([
      [6, '2026-01-03'],
      [5, '2026-01-02'],
    ]);
    expect(authorsOf('course:1001/syllabus')).toEqual([]);
    expect(authorsOf('courses')).toEqual([]);
  });

  it('is attributed per goal, and for its binding also per save of the major matrix', () => {
    const authorsOf = changeAuthors([entry('goal', 5, '2026-01-01', 301), entry('majorMatrix', 6, '2026-01-02')]);
    expect(authorsOf('course:1001/goal:301').map(({ userId }) => userId)).toEqual([5]);
    expect(authorsOf('course:1001/goal:302', { isBinding: true }).map(({ userId }) => userId)).toEqual([6]);
  });

  it('of an act on the whole curriculum is whoever acted, only where it changed something', () => {
    const upgrade = { ...entry('majorMatrix', 6, '2026-01-02'), places: new Set(['course:1001/binding:11']) };
    const authorsOf = changeAuthors([entry('majorMatrix', 5, '2026-01-01'), upgrade]);
    expect(authorsOf('course:1001/binding:11').map(({ userId }) => userId)).toEqual([6, 5]);
    expect(authorsOf('course:1001/binding:12').map(({ userId }) => userId)).toEqual([5]);
  });

  it('is who merged only where nobody is known who made it', () => {
    const merge = { ...entry('points', 6, '2026-01-03'), isBrought: true };
    expect(changeAuthors([merge])('course:1001/ksa:231').map(({ userId }) => userId)).toEqual([6]);
    expect(changeAuthors([merge, entry('points', 5, '2026-01-01')])('course:1001/ksa:231').map(({ userId }) => userId)).toEqual([5]);
  });

  it('is not who deleted what stands there after all', () => {
    const removal = { ...entry('courseUnit', 6, '2026-01-03'), isRemoval: true };
    const authorsOf = changeAuthors([entry('courseUnit', 5, '2026-01-01'), removal]);
    expect(authorsOf('course:1001', { way: 'renamed' }).map(({ userId }) => userId)).toEqual([5]);
    expect(authorsOf('course:1001', { way: 'removed' }).map(({ userId }) => userId)).toEqual([6, 5]);
  });

  it('of what came with a course is whoever saved the course', () => {
    const authorsOf = changeAuthors([entry('courseUnit', 5, '2026-01-01')]);
    expect(authorsOf('course:1001/point:221').map(({ userId }) => userId)).toEqual([5]);
    expect(authorsOf('major')).toEqual([]);
  });
});

describe('an answer about two states', () => {
  const { changes } = comparedStates(base, bound, 'zh');
  const authored = withAuthors(changes, [
    { entity: 'majorMatrix', course: 1001, goal: null, userId: 5, userName: '周敏', at: '2026-01-01T00:00:00.000Z' },
  ]);

  it('counts by course, topic and person', () => {
    const counts = countCompared(authored, { left: new Map([[1001, 1001]]), right: new Map([[1001, 2001]]) });
    expect(counts).toEqual({
      changes: 2,
      parts: [
        { course: { lineage: 1001, name: '数据结构' }, changes: 2, opens: false, closes: true, leftCourseId: 1001, rightCourseId: 2001 },
      ],
      topics: [
        { topic: 'support', changes: 1 },
        { topic: 'goal', changes: 1 },
      ],
      people: [{ userId: 5, userName: '周敏', changes: 2 }],
    });
  });

  it('lists what is wanted, page by page', () => {
    const page = (wanted: Partial<Parameters<typeof pageOfChanges>[1]>) =>
      pageOfChanges(authored, { pageNum: 1, pageSize: 10, ...wanted }).pageInfo;
    expect(page({}).total).toBe(2);
    expect(page({ pageSize: 1, pageNum: 2 })).toMatchObject({ total: 2, list: [{ topic: 'goal' }] });
    expect(page({ topics: ['support'] }).total).toBe(1);
    expect(page({ gaps: true }).list.map(({ at }) => at)).toEqual(['course:1001/binding:21']);
    expect([page({ part: 0 }).total, page({ part: 1001 }).total]).toEqual([0, 2]);
    expect([page({ userId: 5 }).total, page({ userId: 6 }).total]).toEqual([2, 0]);
  });

  it('says how far an edition went and how far the current one moved on', () => {
    expect(editionProgressFigures({ state: bound, base, current: weaker })).toMatchObject({
      changes: 2,
      coursesTouched: 1,
      strong: { before: { covered: 1, total: 2 }, after: { covered: 2, total: 2 } },
      behind: { changes: 1, conflicts: 0 },
    });
    const clash = aState((_, course) => write(course.course, '', { name: '甲' }));
    const other = aState((_, course) => write(course.course, '', { name: '乙' }));
    expect(editionProgressFigures({ state: clash, base, current: other }).behind).toEqual({ changes: 1, conflicts: 1 });
    expect(editionProgressFigures({ state: base })).toMatchObject({ changes: null, coursesTouched: null, behind: null });
  });

  it('names a course that is gone once, without what went with it', () => {
    const { changes, highlights } = sideFigures(base, { ...base, courses: [] }, 'zh');
    expect(changes).toBeGreaterThan(1);
    expect(highlights.map(({ at, way }) => [at, way])).toEqual([['course:1001', 'removed']]);
  });

  it('sets a state against the current edition', () => {
    const figures = sideFigures(base, bound, 'zh');
    expect(figures).toMatchObject({ changes: 2, coursesTouched: 1, opened: 0, closed: 1, figures: { courses: 1 } });
    expect(figures.findings.map(({ type, message }) => [type, message])).toEqual([['closed', '指标点 2.1 能识别：没有课程支撑']]);
    expect(figures.highlights.map(({ at }) => at)).toEqual(['course:1001/binding:21', 'course:1001/goal:302']);
    expect(figures.requirements.map(({ number, text, indicators }) => [number, text, indicators.map((one) => one.text)])).toEqual([
      ['1', '工程知识', ['能表述']],
      ['2', '问题分析', ['能识别']],
    ]);
    expect(editionFiguresListSchema.element.omit({ side: true }).parse(figures)).toEqual(figures);
  });
});
