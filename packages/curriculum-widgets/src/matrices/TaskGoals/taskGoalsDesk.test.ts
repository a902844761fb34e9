import type { ProjectTaskGoal } from '@college/curriculum-model';
import { taskGoals } from '@college/curriculum-model/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { rowsOf } from './taskGoalRows';
import { createTaskGoalsDesk, deletedButChanged, ontoNewer, type TaskGoalsWork } from './taskGoalsDesk';

const versioned = taskGoals.map((goal) => ({ ...goal, version: 1 }));
const [first, second] = versioned.map(({ id }) => id);
const projectId = versioned[0]!.projectId;

/** A chapter whose goals somebody else changed before anything is saved here. */
async function openDesk(theirs: readonly ProjectTaskGoal[]) {
  let stored: readonly ProjectTaskGoal[] = versioned;
  const refused = async () => Promise.reject(Object.assign(new Error('任务目标已被他人修改'), { code: '30009' }));
  const source = { list: vi.fn(async () => [...stored]), saveOne: vi.fn(refused), saveAll: vi.fn(async () => [...versioned]) };
  const desk = createTaskGoalsDesk({ source: () => source, projectId, startsWithRow: true });
  desk.load();
  await vi.waitFor(() => expect(desk.getState().phase).toBe('open'));
  stored = theirs;
  desk.act({ type: 'rowChanged', key: `goal-${second}`, change: { product: '图' } });
  expect(await desk.save()).toBe(false);
  const state = desk.getState();
  if (state.phase !== 'open' || state.save.status !== 'conflict') throw new Error('there is no conflict');
  return { desk, source, mine: state.history.present, theirs: state.save.theirs };
}

describe('when somebody else saved first', () => {
  it('lays my goals over theirs: what they deleted is new again', async () => {
    const { desk, source, mine, theirs } = await openDesk([{ ...versioned[0]!, description: '别人改的', version: 2 }]);
    expect(await desk.resolve(ontoNewer(mine, theirs))).toBe(true);
    const sent = [
      { ...versioned[0]!, version: 2 },
      { ...versioned[1]!, id: 0, product: '图' },
    ];
    expect(source.saveAll).toHaveBeenCalledExactlyOnceWith(projectId, sent, [{ id: first, version: 2 }]);
  });

  it('takes theirs instead of mine, with nothing left to save', async () => {
    const { desk, theirs } = await openDesk([versioned[0]!]);
    desk.choose(theirs);
    expect(desk.getState()).toMatchObject({ save: { status: 'idle' }, history: { present: { rows: [{ id: first }] } } });
    expect(await desk.save()).toBe(true);
  });
});

describe('deleted goals that somebody else changed', () => {
  const work = (goals: readonly ProjectTaskGoal[]): TaskGoalsWork => ({ stored: goals, rows: rowsOf(goals) });
  const base = work(versioned);
  const mine = { ...base, rows: base.rows.slice(1) };
  const changes: [string, Partial<ProjectTaskGoal>, boolean][] = [
    ['words', { description: '别人改的', version: 2 }, true],
    ['output', { product: '别人改的' }, true],
    ['column', { revision: 7 }, true],
    ['nothing', {}, false],
  ];
  it.each(changes)('names them: %s', (_, change, isNamed) => {
    const changed = { ...versioned[0]!, ...change };
    expect(deletedButChanged(mine, { base, theirs: work([changed, ...versioned.slice(1)]) })).toEqual(isNamed ? [changed] : []);
  });

  it('names neither what I kept nor what they deleted or added', () => {
    const added = { ...versioned[0]!, id: 9 };
    expect(deletedButChanged(mine, { base, theirs: work([{ ...versioned[1]!, product: '图' }, added]) })).toEqual([]);
  });
});
