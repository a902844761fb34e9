import type { LinkedMatrices, ProjectTaskGoal } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { deskReducer, type DeskEvent, type DeskState, type OpenDesk } from './deskState';

const matrices: LinkedMatrices = {
  majorId: 1,
  courseId: 4,
  requirements: [],
  courses: [
    { id: 4, name: '数据结构', classId: 1, typeId: 1, version: 1 },
    { id: 5, name: '操作系统', classId: 1, typeId: 1, version: 7 },
  ],
  goals: [],
  bindings: [],
  projects: [],
  points: [],
  ksas: [],
  placedPoints: [],
  taskGoals: [],
  placedKsas: [],
};
/** The matrices with bindings to these indicator points. */
const bound = (...requireIds: number[]): LinkedMatrices => ({
  ...matrices,
  bindings: requireIds.map((requireId) => ({ courseId: 4, requireId, relate: 0, goals: [] })),
});
const at = new Date('2025-01-01T08:00:00Z');
const after = (...events: DeskEvent[]) =>
  events.reduce<DeskState>(deskReducer, deskReducer({ phase: 'loading' }, { type: 'loaded', matrices })) as OpenDesk;
const edited = (...requireIds: number[]): DeskEvent => ({ type: 'edited', matrices: bound(...requireIds) });
const saved: DeskEvent = { type: 'saved', versions: [{ courseId: 4, version: 2 }], at };
const boundIds = ({ bindings }: LinkedMatrices) => bindings.map(({ requireId }) => requireId);
const versionOf = (value: LinkedMatrices) => value.courses[0]!.version;

describe('loading', () => {
  it.each<[string, DeskState, DeskEvent, DeskState['phase']]>([
    ['fails', { phase: 'loading' }, { type: 'loadFailed', message: '断网' }, 'failed'],
    ['is tried again', { phase: 'failed', message: '断网' }, { type: 'loadStarted' }, 'loading'],
    ['opens the desk', { phase: 'loading' }, { type: 'loaded', matrices }, 'open'],
    ['hears no edit before it is there', { phase: 'loading' }, edited(1), 'loading'],
  ])('%s', (_, state, event, phase) => expect(deskReducer(state, event).phase).toBe(phase));

  it.each<DeskEvent>([{ type: 'loadStarted' }, { type: 'loaded', matrices: bound(9) }, { type: 'loadFailed', message: '迟到' }])(
    'never overwrites an open desk by a late $type',
    (event) => {
      const open = after(edited(1));
      expect(deskReducer(open, event)).toBe(open);
    },
  );
});

describe('undo and redo', () => {
  it('go back and forth over acts', () => {
    const open = after(edited(1), edited(1, 2), { type: 'undone' });
    expect(boundIds(open.history.present)).toEqual([1]);
    expect(boundIds((deskReducer(open, { type: 'redone' }) as OpenDesk).history.present)).toEqual([1, 2]);
  });
  it('lose what was taken back with the next act', () => {
    expect(after(edited(1), { type: 'undone' }, edited(2)).history.future).toEqual([]);
  });
  it.each<DeskEvent>([{ type: 'undone' }, { type: 'redone' }])('do nothing at the end ($type)', (event) => {
    expect(after(event).history).toEqual(after().history);
  });
});

describe('saving', () => {
  it('makes what was sent the base, with its new version under every step', () => {
    const open = after(edited(1), { type: 'saveStarted' }, saved);
    expect(boundIds(open.base)).toEqual([1]);
    expect(open.base).toBe(open.history.present);
    expect([open.base, ...open.history.past].map(versionOf)).toEqual([2, 2]);
    expect(open.base.courses[1]!.version).toBe(7);
    expect(open.save).toEqual({ status: 'idle', savedAt: at });
  });
  it('keeps what is edited while it runs as unsaved', () => {
    const open = after(edited(1), { type: 'saveStarted' }, edited(1, 2), saved);
    expect(boundIds(open.base)).toEqual([1]);
    expect(boundIds(open.history.present)).toEqual([1, 2]);
  });
  it('keeps everything when it fails', () => {
    const open = after(edited(1), { type: 'saveStarted' }, { type: 'saveFailed', message: '断网' });
    expect(boundIds(open.history.present)).toEqual([1]);
    expect(boundIds(open.base)).toEqual([]);
    expect(open.save).toEqual({ status: 'failed', message: '断网' });
  });
  it.each<DeskEvent>([saved, { type: 'saveFailed', message: '迟到' }])('hears no reply that nobody waits for ($type)', (event) => {
    const open = after(edited(1));
    expect(deskReducer(open, event)).toBe(open);
  });
  it('gives up what is not stored, but not what is on its way', () => {
    expect(boundIds(after(edited(1), { type: 'discarded' }).history.present)).toEqual([]);
    const sent = after(edited(1), { type: 'saveStarted' }, edited(1, 2), { type: 'discarded' });
    expect(boundIds(sent.history.present)).toEqual([1]);
  });
});

describe('a conflict', () => {
  const rebase = (value: LinkedMatrices): LinkedMatrices => ({ ...value, bindings: [...value.bindings, ...bound(8).bindings] });

  it('waits with everything as it was, and is put away without a trace', () => {
    const open = after(edited(1), { type: 'saveStarted' }, { type: 'conflictFound', theirs: bound(8) });
    expect(open.theirs).toEqual(bound(8));
    expect(boundIds(open.history.present)).toEqual([1]);
    expect(boundIds(open.base)).toEqual([]);
    expect(deskReducer(open, { type: 'conflictLeft' })).toMatchObject({ theirs: null, base: open.base, history: open.history });
  });
  it('takes others’ changes in under every step', () => {
    const open = after(edited(1), { type: 'saveStarted' }, { type: 'rebased', theirs: bound(8), rebase });
    expect(boundIds(open.base)).toEqual([8]);
    expect(boundIds(open.history.present)).toEqual([1, 8]);
    expect(boundIds(open.history.past[0]!)).toEqual([8]);
  });
  it('is resolved by one act, which can be taken back', () => {
    const open = after(edited(1), { type: 'conflictFound', theirs: bound(8) }, { type: 'conflictResolved', merged: bound(8, 9), rebase });
    expect(boundIds(open.base)).toEqual([8]);
    expect(boundIds(open.history.present)).toEqual([8, 9]);
    expect(boundIds((deskReducer(open, { type: 'undone' }) as OpenDesk).history.present)).toEqual([1, 8]);
  });
});

describe('task goals stored elsewhere', () => {
  const goal = (id: number): ProjectTaskGoal => ({ id, projectId: 11, description: `任务 ${id}`, product: '' });
  const ksa = (taskGoalId: number) => ({ projectId: 11, goalId: 21, pointId: 31, ksaId: 41, taskGoalId, relate: 0 as const });

  it('follow under every step, and what stood under one that is gone is gone', () => {
    const full: LinkedMatrices = { ...bound(1), taskGoals: [goal(1), goal(2)], placedKsas: [ksa(1), ksa(2)] };
    const open = after(
      { type: 'edited', matrices: full },
      { type: 'saveStarted' },
      { type: 'taskGoalsStored', projectId: 11, goals: [goal(2), goal(3)] },
      saved,
    );
    for (const step of [open.base, open.history.present]) {
      expect(step.taskGoals.map(({ id }) => id)).toEqual([2, 3]);
      expect(step.placedKsas.map(({ taskGoalId }) => taskGoalId)).toEqual([2]);
    }
    expect(open.history.past[0]!.taskGoals).toEqual([goal(2), goal(3)]);
  });
});
