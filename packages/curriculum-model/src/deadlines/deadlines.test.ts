import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardCourse, ProgressBoard } from './board';
import { boardRows } from './boardRows';
import { nextDeadline, openCourses } from './openCourses';
import { withChecked } from './checkedMajor';
import { campusDay, campusMidnight, daysBetween } from './days';
import { ownDeadlines } from './ownDeadlines';
import { deadlinesFault, type Deadline } from './plan';
import { deadlineText, progressReport } from './progressReport';
import { happeningsOfDeadlines } from './reminderNotices';
import { reminderStage } from './reminders';

const course = (id: number, majorId: number, progress: number, more: Partial<BoardCourse> = {}): BoardCourse => ({
  id,
  majorId,
  name: `课程${id}`,
  parts: [100, progress, progress, progress, 0],
  progress,
  leaders: ['周敏'],
  errors: 0,
  reminders: 0,
  finding: null,
  ...more,
});
const deadline = (more: Partial<Deadline> = {}): Deadline => ({
  key: 'a',
  name: '定稿',
  part: 'all',
  share: 100,
  due: '2026-05-29',
  majorIds: [],
  ...more,
});
const major = (id: number, departmentId: number, errors = 0) => ({
  id,
  departmentId,
  name: `专业${id}`,
  errors,
  reminders: 2,
  reviews: 1,
  checkedAt: null,
  isStale: true,
});
const board: ProgressBoard = {
  today: '2026-05-22',
  college: '信息学院',
  departments: [
    { id: 11, name: '软件工程系' },
    { id: 12, name: '计算机系' },
    { id: 13, name: '空系' },
  ],
  majors: [major(101, 11, 1), major(102, 11), major(103, 12)],
  courses: [course(1, 101, 80), course(2, 101, 20), course(3, 102, 100), course(4, 103, 50)],
  deadlines: [
    deadline(),
    deadline({ key: 'b', due: '2026-05-19', majorIds: [103], part: 'info' }),
    deadline({ key: 'c', due: '2026-05-19', majorIds: [103], part: 'base', share: 60 }),
  ],
};

describe('a deadline', () => {
  it('is asked of the majors it names, and of a course below its share', () => {
    expect(openCourses(deadline(), board.courses).map(({ id }) => id)).toEqual([2, 4, 1]);
    expect(openCourses(deadline({ majorIds: [101], share: 80 }), board.courses).map(({ id }) => id)).toEqual([2]);
    expect(openCourses(deadline({ part: 'info' }), board.courses)).toEqual([]);
    expect(openCourses(deadline({ part: 'report', share: 1 }), board.courses)).toHaveLength(4);
  });

  it('presses where it is the earliest for which something is not ready', () => {
    const next = nextDeadline(103, [board.courses[3]!], board);
    expect(next).toMatchObject({ deadline: { key: 'c' }, daysLeft: -3, open: 1 });
    expect(deadlineText(next)).toEqual({ zh: '已过 3 天', en: '3 days late' });
    expect(nextDeadline(102, [board.courses[2]!], board)).toBeNull();
  });

  it.each([
    ['a day that is past', [deadline({ due: '2026-05-21' })], 'due'],
    ['a key twice', [deadline(), deadline()], 'key'],
    ['a blank name', [deadline({ name: ' ' })], 'name'],
    ['a major that is not there', [deadline({ majorIds: [999] })], 'majorIds'],
  ])('is refused with %s', (_, deadlines, field) => {
    const known = { stored: { deadlines: [] }, today: board.today, majorIds: new Set([101]) };
    expect(deadlinesFault({ deadlines }, known)?.field).toBe(field);
  });

  it('may be today, and stays when it passes or a major goes', () => {
    const known = { stored: { deadlines: [] }, today: '2026-05-29', majorIds: new Set<number>() };
    expect(deadlinesFault({ deadlines: [deadline()] }, known)).toBeUndefined();
    const old = [deadline({ due: '2026-01-01', majorIds: [7] })];
    expect(deadlinesFault({ deadlines: old }, { ...known, stored: { deadlines: old } })).toBeUndefined();
  });
});

describe('a reminder', () => {
  const usual = { days: [7, 1], late: true };
  it.each([
    ['2026-05-21', null],
    ['2026-05-22', 'before:7'],
    ['2026-05-27', 'before:7'],
    ['2026-05-28', 'before:1'],
    ['2026-05-29', 'before:1'],
    ['2026-05-30', 'late'],
  ])('on %s is %s', (today, stage) => expect(reminderStage(deadline(), usual, today)).toBe(stage));

  it('is none where the plan asks for none', () => {
    expect(reminderStage(deadline(), { days: [], late: false }, '2026-05-28')).toBeNull();
    expect(reminderStage(deadline(), { days: [], late: false }, '2026-06-28')).toBeNull();
  });
});

describe('a reminder as a notice', () => {
  const now = new Date('2026-05-28T10:00:00+08:00');
  const set = (setAt: string, more: Partial<Deadline> = {}) => [{ deadline: deadline(more), setAt: new Date(setAt) }];
  const told = (deadlines: ReturnType<typeof set>, more: object = {}) =>
    happeningsOfDeadlines(deadlines, board.courses, {
      reminders: { days: [7, 1], late: true },
      now,
      since: new Date('2026-04-28T00:00:00+08:00'),
      language: 'zh',
      ...more,
    });

  it('happened when its day began, and names the courses that are not ready', () => {
    expect(told(set('2026-05-01T00:00:00Z'))).toMatchObject([
      {
        id: 'deadline:a:2026-05-29:before:1',
        kind: 'deadline',
        at: '2026-05-27T16:00:00.000Z',
        count: 3,
        subject: '定稿（05-29）',
        text: '课程2、课程4、课程1',
        place: { majorId: 101, courseId: null },
      },
    ]);
    const one = told(set('2026-05-01T00:00:00Z', { due: '2026-05-27', majorIds: [103] }), { language: 'en' });
    expect(one).toMatchObject([
      { kind: 'overdue', at: '2026-05-27T16:00:00.000Z', count: 1, subject: '定稿 (05-27)', place: { courseId: 4 } },
    ]);
  });

  it('is the same at every later moment of its stage, and no earlier than its deadline was set', () => {
    const at = (hours: number) => told(set('2026-05-28T01:00:00Z'), { now: new Date(now.getTime() + hours * 3_600_000) });
    expect(at(0)[0]!.at).toBe('2026-05-28T01:00:00.000Z');
    expect(at(30)).toEqual(at(0));
    expect(at(38)[0]).toMatchObject({ kind: 'overdue', at: '2026-05-29T16:00:00.000Z' });
  });

  it('is none where all is ready, where nothing has come, where it is long past, and where a clock ran ahead', () => {
    expect(told(set('2026-05-01T00:00:00Z', { part: 'info' }))).toEqual([]);
    expect(told(set('2026-05-01T00:00:00Z', { due: '2026-06-29' }))).toEqual([]);
    expect(told(set('2026-01-01T00:00:00Z', { due: '2026-02-01' }))).toEqual([]);
    expect(told(set('2026-05-29T00:00:00Z'))).toEqual([]);
  });
});

describe('days', () => {
  it('are those of the campus, whatever the clock of the server', () => {
    expect(campusDay(new Date('2026-05-28T16:00:00Z'))).toBe('2026-05-29');
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  });

  it('begin when they do on the clocks of the campus, in summer and in winter', () => {
    expect(campusMidnight('2026-05-29').toISOString()).toBe('2026-05-28T16:00:00.000Z');
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    const zones = fc.constantFrom('Asia/Shanghai', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Auckland', 'UTC');
    fc.assert(
      fc.property(days, zones, (date, zone) => {
        const day = date.toISOString().slice(0, 10);
        const midnight = campusMidnight(day, zone);
        expect(campusDay(midnight, zone)).toBe(day);
        expect(campusDay(new Date(midnight.getTime() - 1), zone) < day).toBe(true);
      }),
    );
  });
});

describe('the rows of a board', () => {
  it('are departments with majors and sums, and courses from low to high', () => {
    const rows = boardRows(board);
    expect(rows.map(({ department, courses, rates, errors }) => [department.name, courses, rates?.all, errors])).toEqual([
      ['软件工程系', 3, 67, 1],
      ['计算机系', 1, 50, 0],
    ]);
    expect(rows[0]!.majors[0]!.list.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('are filtered by name, department and what presses', () => {
    const ids = (filter: Parameters<typeof boardRows>[1]) =>
      boardRows(board, filter).flatMap(({ majors }) => majors.map((row) => row.major.id));
    expect(ids({ keyword: '专业102' })).toEqual([102]);
    expect(ids({ keyword: '课程4' })).toEqual([103]);
    expect(ids({ departmentId: 12 })).toEqual([103]);
    expect(ids({ isPressing: true })).toEqual([101, 103]);
    expect(ids({ keyword: 'nothing of it' })).toEqual([]);
  });

  it('are written as tables that are as wide as their heads', () => {
    for (const language of ['zh', 'en'] as const) {
      for (const { columns, rows } of Object.values(progressReport(boardRows(board), language))) {
        expect(rows.length).toBeGreaterThan(3);
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }
    }
  });
});

it('a major that was checked again loses the findings that are mended', () => {
  const finding = { rule: 'goal.count', sentence: { zh: '太少', en: 'Too few' } };
  const before = {
    ...board,
    courses: [course(1, 101, 80, { errors: 1, finding }), course(2, 101, 20), course(3, 102, 100, { errors: 1, finding })],
  };
  const counts = { id: 101, errors: 1, reminders: 0, checkedAt: '2026-05-22T00:00:00Z', isStale: false };
  const after = withChecked(before, { major: counts, courses: [{ id: 2, errors: 1, reminders: 0, finding }] });
  expect(after.courses.map(({ errors }) => errors)).toEqual([0, 1, 1]);
  expect(after.majors[0]).toMatchObject({ ...counts, name: '专业101', reviews: 1 });
});

it('own deadlines name what is open, the earliest first', () => {
  expect(ownDeadlines({ ...board, courses: [board.courses[3]!] }).map(({ key, daysLeft, open }) => [key, daysLeft, open[0]!.rate])).toEqual(
    [
      ['c', -3, 50],
      ['a', 7, 50],
    ],
  );
});
