import { bindingAt, type LinkedMatrices, type MatrixEdit, type Relate } from '@college/curriculum-model';
import { describe, expect, it, vi } from 'vitest';
import { aMatrixCollege, relateElsewhere, storedRelate } from '../fakes/aMatrixCollege';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { createMatrixDeskStore, type MatrixNews } from './matrixDeskStore';
import { savingOf } from './deskView';

/** Blank cells of the row that may be edited; this person works in some, others in the rest. */
const blank = sampleMatrices.requirements
  .flatMap(({ children }) => children.map(({ id }) => id))
  .filter((requireId) => !bindingAt(sampleMatrices, 1004, requireId));
const mine = blank.slice(0, 5);
const others = blank.slice(5, 10);

const support = (requireId: number, relate: Relate): MatrixEdit => ({
  type: 'supported',
  cells: [{ courseId: 1004, requireId, relate }],
});
const relateAt = (matrices: LinkedMatrices, requireId: number): Relate => bindingAt(matrices, 1004, requireId)?.relate ?? -1;
const withSupport = (matrices: LinkedMatrices, requireId: number, relate: Relate): LinkedMatrices => {
  const rest = matrices.bindings.filter((binding) => binding.courseId !== 1004 || binding.requireId !== requireId);
  return { ...matrices, bindings: relate === -1 ? rest : [...rest, { courseId: 1004, requireId, relate, goals: [] }] };
};

async function openDesk() {
  const { matrices: source, state } = aMatrixCollege();
  const store = createMatrixDeskStore({ source, courseId: 1004, now: () => 0 });
  const news: MatrixNews[] = [];
  store.onNews((one) => news.push(one));
  store.load();
  await vi.waitFor(() => expect(store.getState().phase).toBe('open'));
  const open = () => {
    const state = store.getState();
    if (state.phase !== 'open') throw new Error('the desk is not open');
    return state;
  };
  return { store, source, state, news, open, present: () => open().history.present, types: () => news.map(({ type }) => type) };
}

describe('loading', () => {
  it('reports that it failed, and is retried', async () => {
    const { matrices: source } = aMatrixCollege();
    source.loadMatrices.mockRejectedValueOnce(new Error('断网'));
    const store = createMatrixDeskStore({ source, courseId: 1004 });
    const listener = vi.fn();
    store.onNews(listener);
    store.load();
    await vi.waitFor(() => expect(store.getState()).toEqual({ phase: 'failed', message: '断网' }));
    expect(listener).toHaveBeenCalledWith({ type: 'loadFailed', message: '断网' });
    store.load();
    await vi.waitFor(() => expect(store.getState().phase).toBe('open'));
  });

  it('ignores a response to an earlier request', async () => {
    const { matrices: source } = aMatrixCollege();
    let answerLate: (matrices: LinkedMatrices) => void = () => undefined;
    source.loadMatrices.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
    const store = createMatrixDeskStore({ source, courseId: 1004 });
    store.load();
    store.load();
    answerLate({ ...sampleMatrices, bindings: [] });
    await vi.waitFor(() => expect(store.getState().phase).toBe('open'));
    expect(store.getState()).toMatchObject({ base: { bindings: sampleMatrices.bindings } });
  });
});

describe('edits', () => {
  it('that change nothing leave no step to take back', async () => {
    const { store, open } = await openDesk();
    expect(await store.edit(support(mine[0]!, -1))).toBe(true);
    expect(open().history.past).toEqual([]);
  });

  it('that take other things with them wait for an answer; one undo brings all of it back', async () => {
    const { store, open, present } = await openDesk();
    const before = present();
    const bound = before.bindings.find(({ courseId, goals }) => courseId === 1004 && goals.length > 0)!;
    const done = store.edit(support(bound.requireId, -1));
    expect(open().asked).not.toBeNull();
    expect(present()).toBe(before);
    store.confirm();
    expect(await done).toBe(true);
    expect(present().placedPoints.length).toBeLessThan(before.placedPoints.length);
    store.undo();
    expect(present()).toBe(before);
  });

  it('that the person thinks better of are not done', async () => {
    const { store, open, present } = await openDesk();
    const before = present();
    const bound = before.bindings.find(({ courseId, goals }) => courseId === 1004 && goals.length > 0)!;
    const done = store.edit(support(bound.requireId, -1));
    store.cancel();
    expect(await done).toBe(false);
    expect(present()).toBe(before);
    expect(open().asked).toBeNull();
  });
});

describe('saving', () => {
  it('sends what changed, and reports it; without changes it sends nothing', async () => {
    const { store, source, state, open, types } = await openDesk();
    await store.edit(support(mine[0]!, 1));
    expect(savingOf(open())).toEqual({ status: 'unsaved', changeCount: 1 });
    expect(await store.save()).toBe(true);
    expect(storedRelate(state, mine[0]!)).toBe(1);
    expect(savingOf(open())).toEqual({ status: 'saved', savedAt: new Date(0) });
    expect(await store.save()).toBe(true);
    expect(source.saveMatrices).toHaveBeenCalledOnce();
    expect(types()).toEqual(['saved', 'nothingToSave']);
  });

  it('keeps what is edited meanwhile, and saves it with the next', async () => {
    const { store, state, open } = await openDesk();
    await store.edit(support(mine[0]!, 0));
    const first = store.save();
    await store.edit(support(mine[1]!, 0));
    await first;
    expect(storedRelate(state, mine[1]!)).toBe(-1);
    expect(savingOf(open())).toEqual({ status: 'unsaved', changeCount: 1 });
    await store.save();
    expect(storedRelate(state, mine[1]!)).toBe(0);
  });

  it('runs sequentially when called twice', async () => {
    const { store, source, state } = await openDesk();
    await store.edit(support(mine[0]!, 0));
    const first = store.save();
    await store.edit(support(mine[1]!, 0));
    expect(await Promise.all([first, store.save()])).toEqual([true, true]);
    expect(source.saveMatrices).toHaveBeenCalledTimes(2);
    expect([mine[0]!, mine[1]!].map((id) => storedRelate(state, id))).toEqual([0, 0]);
  });

  it('keeps everything when it fails, for a retry', async () => {
    const { store, source, state, open, news } = await openDesk();
    source.saveMatrices.mockRejectedValueOnce(new Error('断网'));
    await store.edit(support(mine[0]!, 0));
    expect(await store.save()).toBe(false);
    expect(savingOf(open())).toEqual({ status: 'failed', message: '断网' });
    expect(news).toEqual([{ type: 'saveFailed', error: expect.objectContaining({ message: '断网' }) }]);
    expect(await store.save()).toBe(true);
    expect(storedRelate(state, mine[0]!)).toBe(0);
  });

  it('takes others’ changes in by itself where nothing overlaps', async () => {
    const { store, state, news, present } = await openDesk();
    relateElsewhere(state, others[0]!, 1);
    await store.edit(support(mine[0]!, 0));
    expect(await store.save()).toBe(true);
    expect([mine[0]!, others[0]!].map((id) => storedRelate(state, id))).toEqual([0, 1]);
    expect(news).toEqual([{ type: 'othersTakenIn', count: 1 }, { type: 'saved' }]);
    store.undo();
    expect([mine[0]!, others[0]!].map((id) => relateAt(present(), id))).toEqual([-1, 1]);
  });

  it('shows what overlaps, saves nothing before the choice, and saves the choice', async () => {
    const { store, state, open, present } = await openDesk();
    relateElsewhere(state, mine[0]!, 1);
    await store.edit(support(mine[0]!, 0));
    expect(await store.save()).toBe(false);
    expect(open().save.status).toBe('conflict');
    expect(storedRelate(state, mine[0]!)).toBe(1);
    store.leaveConflict();
    expect(open().save.status).toBe('idle');
    expect(relateAt(present(), mine[0]!)).toBe(0);
    expect(open().conflictCells).toMatchObject([{ matrix: 'major', row: '1004', column: String(mine[0]) }]);
    // Nothing is in conflict any more where this person takes it back, and it is again where they do it again.
    store.undo();
    expect(open().conflictCells).toEqual([]);
    store.redo();
    expect(open().conflictCells).toHaveLength(1);

    expect(await store.save()).toBe(false);
    const { save } = open();
    expect(save.status === 'conflict' && (await store.resolve(withSupport(save.theirs, mine[0]!, 0)))).toBe(true);
    expect(storedRelate(state, mine[0]!)).toBe(0);
    expect(open().save.status).toBe('idle');
    expect(open().conflictCells).toEqual([]);
  });

  it('ends when somebody else saves each time', async () => {
    const { store, source, open } = await openDesk();
    source.saveMatrices.mockImplementation(() => Promise.reject(Object.assign(new Error('已被他人修改'), { code: '30009' })));
    await store.edit(support(mine[0]!, 0));
    expect(await store.save()).toBe(false);
    expect(savingOf(open())).toEqual({ status: 'failed', message: '已被他人修改' });
    expect(relateAt(open().history.present, mine[0]!)).toBe(0);
  });
});

describe('task goals stored elsewhere', () => {
  it('are merged into every step, and entries of a deleted record are removed', async () => {
    const { store, open } = await openDesk();
    const { projectId, taskGoalId } = open().base.placedKsas[0]!;
    await store.edit(support(mine[0]!, 0));
    const kept = open().base.taskGoals.filter((goal) => goal.projectId === projectId && goal.id !== taskGoalId);
    store.taskGoalsStored(projectId, kept);
    for (const step of [open().base, open().history.present, ...open().history.past]) {
      expect(step.taskGoals.filter((goal) => goal.projectId === projectId)).toEqual(kept);
      expect(step.placedKsas.some((ksa) => ksa.taskGoalId === taskGoalId)).toBe(false);
    }
  });
});
