import type { CopyJob } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWorkbench } from '../fakes/workbench';
import { partOfDay } from './partOfDay';
import {
  endedCopiesShown,
  figuresOf,
  isUnderWay,
  majorOfCourse,
  percentOf,
  shownCopies,
  waitingCourses,
  withJob,
} from './workbenchHomeState';

const overview = await aWorkbench().overview.loadOverview('80101');

describe('what waits for a person', () => {
  it('follows a copy under way and leaves the others as they are', () => {
    const [running, ...others] = overview.copies;
    const job: CopyJob = { ...running!, state: 'done', courseId: 5001 };
    expect(withJob(overview, job)).toMatchObject({ copies: [{ state: 'done', courseId: 5001 }, ...others] });
  });

  it('never loses or duplicates a copy, whatever the events', () => {
    const uniques = overview.copies.map(({ unique }) => unique);
    const told = fc.constantFrom(...overview.copies, { unique: 'copy-of-nobody', state: 'done', progress: [] } satisfies CopyJob);
    fc.assert(
      fc.property(fc.array(told, { maxLength: 10 }), (jobs) => {
        expect(jobs.reduce(withJob, overview).copies.map(({ unique }) => unique)).toEqual(uniques);
      }),
    );
  });

  it('shows every copy under way before the few that ended last', () => {
    const states = fc.array(fc.constantFrom<CopyJob['state']>('waiting', 'running', 'done', 'failed'), { maxLength: 20 });
    fc.assert(
      fc.property(states, (given) => {
        const copies = given.map((state, index): CopyJob => ({ unique: `copy-${index}`, state, progress: [] }));
        const shown = shownCopies(copies);
        const open = copies.filter(isUnderWay);
        expect(shown.slice(0, open.length)).toEqual(open);
        expect(shown.slice(open.length)).toEqual(copies.filter((job) => !isUnderWay(job)).slice(0, endedCopiesShown));
      }),
    );
  });

  it('counts a course as waiting until it is complete, and finds the major of one', () => {
    expect(waitingCourses([...overview.courses, { ...overview.courses[0]!, id: 1, progress: 100 }])).toEqual(overview.courses);
    expect(majorOfCourse(overview, 1004)).toBe(1001);
    expect(majorOfCourse(overview, 9)).toBeUndefined();
  });

  it('counts the listed courses where the server does not, and says that there can be more', () => {
    const { figures, ...older } = overview;
    const [first] = older.courses;
    const listed = (count: number) => Array.from({ length: count }, () => ({ ...first!, progress: 40 }));
    expect(figuresOf({ ...older, courses: listed(11) })).toEqual({ waiting: 11, average: 40, complete: 0, isAtLeast: false });
    expect(figuresOf({ ...older, courses: listed(12) })).toEqual({ waiting: 12, average: 40, complete: 0, isAtLeast: true });
    expect(figuresOf(overview)).toBe(figures);
  });

  it.each([
    ['waiting', [], 0],
    ['running', [{ no: 1, message: '', percent: 35.4 }], 35],
    ['failed', [{ no: 1, message: '', percent: 140 }], 100],
    ['done', [], 100],
  ] as const)('a copy that is %s stands at its last percentage', (state, progress, percent) => {
    expect(percentOf({ unique: 'copy-00000001', state, progress: [...progress] })).toBe(percent);
  });
});

it.each([
  [4, 'night'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'night'],
])('at %i o’clock it is %s', (hour, part) => expect(partOfDay(hour)).toBe(part));
