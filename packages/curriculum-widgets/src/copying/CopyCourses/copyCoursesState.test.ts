import { describe, expect, it } from 'vitest';
import { aCopySubject } from '../fakes/fakeCopySource';
import type { CopyWizardEvent } from '../CopyWizard/copyWizardState';
import {
  copyCoursesReducer,
  initialCopyCoursesState,
  isBound,
  nextUnbound,
  countBoundGoals,
  requestOfCourses,
  stateLeft,
  type CopyCoursesEvent,
  type CopyCoursesState,
} from './copyCoursesState';

const ids = [1004, 1005, 1006];
const reduce = copyCoursesReducer(ids.length);
const wizard = (event: CopyWizardEvent): CopyCoursesEvent => ({ type: 'wizard', event });
const course = (at: number, event: CopyWizardEvent): CopyCoursesEvent => ({ type: 'course', at, event });
const after = (events: readonly CopyCoursesEvent[], state = initialCopyCoursesState) => events.reduce(reduce, state);
const toMajor = (id: number) => [
  wizard({ type: 'targetChosen', level: 'school', id: 1001 }),
  wizard({ type: 'targetChosen', level: 'college', id: 1001 }),
  wizard({ type: 'targetChosen', level: 'major', id }),
  wizard({ type: 'targetConfirmed' }),
];
const load = (at: number, majorId = 1002) =>
  course(at, { type: 'subjectLoaded', majorId, subject: { status: 'ready', value: aCopySubject(majorId) } });

function bindAll(state: CopyCoursesState, at: number): CopyCoursesState {
  const { source, target } = aCopySubject(1002);
  const accepted = source.map(({ id }) => ({ goalId: id, requireId: target[0]!.id, score: 1, terms: [] }));
  return reduce(state, course(at, { type: 'suggestionsAccepted', accepted, relate: 0 }));
}

describe('the copy of several courses', () => {
  it('has bindings for each course once its target is confirmed, and shows those of the first', () => {
    const state = after(toMajor(1002));
    expect(state.bindings).toHaveLength(3);
    expect(state).toMatchObject({ at: 0, wizard: { step: 1, binding: { majorId: 1002, subject: { status: 'loading' } } } });
  });

  it('keeps what comes for a course with that course, and shows what is of the course on show', () => {
    const state = after([...toMajor(1002), load(1)]);
    expect(state.bindings.map(({ subject }) => subject.status)).toEqual(['loading', 'ready', 'loading']);
    expect(state.wizard.binding?.subject.status).toBe('loading');
    expect(after([{ type: 'shown', at: 1 }], state).wizard.binding?.subject.status).toBe('ready');
    expect(after([{ type: 'shown', at: 7 }], state)).toBe(state);
  });

  it('drops what was bound where another major is chosen, and keeps it for the same one', () => {
    const bound = bindAll(after([...toMajor(1002), load(0), { type: 'shown', at: 1 }]), 0);
    const back = after([wizard({ type: 'wentBack' })], bound);
    const again = after([wizard({ type: 'targetConfirmed' })], back);
    expect([isBound(again.bindings[0]!), again.at]).toEqual([true, 1]);
    const other = after(toMajor(1003), back);
    expect(other).toMatchObject({ at: 0 });
    expect(other.bindings.every(({ relations, majorId }) => relations.length === 0 && majorId === 1003)).toBe(true);
    // What comes late for the major that was left is dropped.
    expect(after([load(0, 1002)], other)).toBe(other);
  });

  it('leads on to the next course that is not all bound, round to the beginning', () => {
    const loaded = after([...toMajor(1002), load(0), load(1), load(2)]);
    expect(nextUnbound(loaded)).toBe(1);
    const one = bindAll(loaded, 1);
    expect(nextUnbound(one)).toBe(2);
    expect(nextUnbound(after([{ type: 'shown', at: 2 }], one))).toBe(0);
    expect(nextUnbound([0, 2].reduce(bindAll, one))).toBeUndefined();
  });

  it('sends all courses by one key, and comes back to the bindings where it is refused', () => {
    const bound = [0, 1, 2].reduce(bindAll, after([...toMajor(1002), load(0), load(1), load(2)]));
    const request = requestOfCourses(bound.bindings, ids, 'copy-00000001');
    expect(request).toMatchObject({ unique: 'copy-00000001', courseId: 1004, sourceId: 1004, targetId: 1002 });
    expect(request.more?.map(({ courseId }) => courseId)).toEqual([1005, 1006]);
    const running = after([wizard({ type: 'copyStarted', unique: 'copy-00000001', targetName: '计算机科学与技术' })], bound);
    expect(running.wizard).toMatchObject({ step: 2, run: { status: 'running', targetId: 1002 } });
    expect(after([wizard({ type: 'copyRefused' })], running)).toMatchObject({ wizard: { step: 1 }, bindings: bound.bindings });
  });

  it('comes back to the bindings after a copy that failed', () => {
    const bound = bindAll(after([...toMajor(1002), load(0)]), 0);
    const log = { messages: [], percent: 0 };
    const run = { unique: 'copy-00000001', targetId: 1002, targetName: '', log, status: 'failed' as const, message: '' };
    const failed = after([wizard({ type: 'runShown', run })], bound);
    expect(failed.wizard.step).toBe(2);
    expect(after([{ type: 'returned' }], failed)).toEqual(bound);
  });

  it('leaves what is bound where it is closed without a copy', () => {
    const bound = bindAll(after([...toMajor(1002), load(0)]), 0);
    expect(stateLeft(bound)).toBe(bound);
    expect(countBoundGoals(bound)).toBe(aCopySubject(1002).source.length);
    const log = { messages: [], percent: 0 };
    const run = { unique: 'copy-00000001', targetId: 1002, targetName: '', log };
    const showing = (shown: typeof run & ({ status: 'stopped' | 'watched' } | { status: 'failed'; message: string })) =>
      after([wizard({ type: 'runShown', run: shown })], bound);
    expect(stateLeft(showing({ ...run, status: 'failed', message: '' }))).toEqual(bound);
    const stopped = showing({ ...run, status: 'stopped' });
    expect(stateLeft(stopped)).toBe(stopped);
    expect(stateLeft(showing({ ...run, status: 'watched' }))).toBeUndefined();
  });

  it('starts afresh after a copy', () => {
    const state = after([wizard({ type: 'startedOver' })], after(toMajor(1002)));
    expect(state).toEqual(initialCopyCoursesState);
  });
});
