import type { CopyJob } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOverview } from '../fakes/fakeWorkbench';
import { partOfDay } from './partOfDay';
import {
  endedCopiesShown,
  isUnderWay,
  majorOfCourse,
  percentOf,
  shownCopies,
  waitingCourses,
  workbenchHomeReducer,
  type WorkbenchHomeEvent,
} from './workbenchHomeState';

const overview = anOverview();
const ready = { status: 'ready', overview } as const;

describe('what waits for a person', () => {
  it('keeps showing while it is read again, also when that fails', () => {
    expect(workbenchHomeReducer(ready, { type: 'asked' })).toBe(ready);
    expect(workbenchHomeReducer(ready, { type: 'failed', message: 'x' })).toEqual({ ...ready, refreshFailure: 'x' });
    expect(workbenchHomeReducer({ status: 'loading' }, { type: 'failed', message: 'x' })).toEqual({ status: 'failed', message: 'x' });
  });

  it('follows a copy under way and leaves the others as they are', () => {
    const [running, ...others] = overview.copies;
    const job: CopyJob = { ...running!, state: 'done', courseId: 5001 };
    const next = workbenchHomeReducer(ready, { type: 'jobTold', job });
    expect(next).toMatchObject({ overview: { copies: [{ state: 'done', courseId: 5001 }, ...others] } });
    expect(workbenchHomeReducer({ status: 'loading' }, { type: 'jobTold', job })).toEqual({ status: 'loading' });
  });

  it('never loses or doubles a copy, whatever is told', () => {
    const uniques = overview.copies.map(({ unique }) => unique);
    const told = fc.constantFrom(...overview.copies, { unique: 'copy-of-nobody', state: 'done', progress: [] } satisfies CopyJob);
    const event = fc.oneof<fc.Arbitrary<WorkbenchHomeEvent>[]>(
      told.map((job) => ({ type: 'jobTold', job })),
      fc.constantFrom<WorkbenchHomeEvent>({ type: 'asked' }, { type: 'failed', message: 'x' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 10 }), (events) => {
        const state = events.reduce(workbenchHomeReducer, ready);
        expect(state.status === 'ready' && state.overview.copies.map(({ unique }) => unique)).toEqual(uniques);
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
