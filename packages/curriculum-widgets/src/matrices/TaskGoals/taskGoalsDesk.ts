import { hasSameFields, taskGoalFields, type ProjectTaskGoal, type TaskGoal } from '@college/curriculum-model';
import { createDesk } from '../../support/desk/createDesk';
import { blankRows, countRowChanges, planSave, rowsOf, withMovedRow, withNewRow, type TaskGoalRow } from './taskGoalRows';
import type { TaskGoalsSource } from './TaskGoalsSource';

/** The task goals of a chapter while they are edited. */
export interface TaskGoalsWork {
  /** What the rows began from. */
  stored: readonly ProjectTaskGoal[];
  rows: readonly TaskGoalRow[];
}

export type TaskGoalsAct =
  | { type: 'rowAdded' }
  | { type: 'rowChanged'; key: string; change: Partial<Pick<TaskGoal, 'description' | 'product'>> }
  | { type: 'rowRemoved'; key: string }
  | { type: 'rowRestored'; row: TaskGoalRow; index: number }
  | { type: 'rowMoved'; key: string; toIndex: number };

interface TaskGoalsDeskOptions {
  /** Asked each time, so that it may change with every render. */
  source: () => TaskGoalsSource;
  projectId: number;
  /** Whether a chapter without goals starts with a row to write into. */
  startsWithRow: boolean;
}

/** The desk of a chapter's task goals: sends one goal or the whole list, whichever is enough. */
export function createTaskGoalsDesk({ source, projectId, startsWithRow }: TaskGoalsDeskOptions) {
  const workOf = (stored: readonly ProjectTaskGoal[]): TaskGoalsWork => ({ stored, rows: rowsOf(stored) });
  const desk = createDesk<TaskGoalsWork>({
    async load(options) {
      const work = workOf(await source().list(projectId, options));
      return startsWithRow && work.rows.length === 0 ? { ...work, rows: withNewRow([]) } : work;
    },
    async save({ rows }, { stored }) {
      const plan = planSave(stored, rows);
      if (!plan) return { stored: workOf(stored) };
      if (plan.kind === 'one') return { stored: workOf(await source().saveOne({ ...plan.goal, projectId })) };
      const known = stored.map(({ id, version, revision }) => ({ id, version, revision }));
      return { stored: workOf(await source().saveAll(projectId, plan.goals, known)) };
    },
    isSame: (one, other) => countRowChanges(one.stored, other.rows) === 0,
    rebase: (_, mine, newer) => ontoNewer(mine, newer),
    isRival: ({ base, mine, theirs }) =>
      deletedButChanged(mine, { base, theirs }).length > 0 || (!hasSameGoals(base, theirs) && countRowChanges(base.stored, mine.rows) > 0),
    // The rows of what is stored have their ids already.
    follow: (_, stored) => () => stored,
    isSendable: ({ rows }) => blankRows(rows).length === 0,
    isLockedWhileSaving: true,
  });
  return {
    ...desk,
    act: (act: TaskGoalsAct) => desk.change((work) => ({ ...work, rows: rowsAfter(work.rows, act) }), { isStep: false }),
  };
}

function hasSameGoals(one: TaskGoalsWork, other: TaskGoalsWork): boolean {
  return countRowChanges(one.stored, other.rows) === 0;
}

/** The goals as they are now that I deleted and somebody else changed meanwhile: their words, their order, or their column of the project matrix. */
export function deletedButChanged({ rows }: TaskGoalsWork, { base, theirs }: Record<'base' | 'theirs', TaskGoalsWork>): ProjectTaskGoal[] {
  const read = new Map(base.stored.map((goal) => [goal.id, goal]));
  return theirs.stored.filter((goal) => {
    const before = read.get(goal.id);
    if (!before || rows.some(({ id }) => id === goal.id)) return false;
    return before.revision !== goal.revision || !hasSameFields(taskGoalFields, before, goal);
  });
}

/** My rows over what somebody else stored meanwhile: goals that they deleted become new ones. */
export function ontoNewer({ rows }: TaskGoalsWork, { stored }: TaskGoalsWork): TaskGoalsWork {
  const read = new Map(stored.map(({ id, version, revision }) => [id, { version, revision }]));
  return { stored, rows: rows.map((row) => (read.has(row.id) ? { ...row, ...read.get(row.id) } : { ...row, id: 0 })) };
}

function rowsAfter(rows: readonly TaskGoalRow[], act: TaskGoalsAct): readonly TaskGoalRow[] {
  switch (act.type) {
    case 'rowAdded':
      return withNewRow(rows);
    case 'rowChanged':
      return rows.map((row) => (row.key === act.key ? { ...row, ...act.change } : row));
    case 'rowRemoved':
      return rows.filter(({ key }) => key !== act.key);
    case 'rowRestored':
      return rows.some(({ key }) => key === act.row.key) ? rows : rows.toSpliced(act.index, 0, act.row);
    case 'rowMoved':
      return withMovedRow(rows, act.key, act.toIndex);
  }
}
