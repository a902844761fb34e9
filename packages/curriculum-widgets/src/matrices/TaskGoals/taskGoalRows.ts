import { blankFields, hasSameFields, taskGoalFields, trimmedTexts, type TaskGoal } from '@college/curriculum-model';

/** A task goal while it is edited: rows never saved all have id 0, so each carries a key of its own. */
export interface TaskGoalRow extends TaskGoal {
  key: string;
}

/** What a save has to send: one goal, or the whole list. */
export type TaskGoalSave = { kind: 'one'; goal: TaskGoal } | { kind: 'all'; goals: TaskGoal[] };

/** Stored goals, ready to be edited. */
export function rowsOf(goals: readonly TaskGoal[]): TaskGoalRow[] {
  return goals.map((goal) => ({ ...goal, key: `goal-${goal.id}` }));
}

/** The rows with an empty one at the end. */
export function withNewRow(rows: readonly TaskGoalRow[]): TaskGoalRow[] {
  const used = rows.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  return [...rows, { key: `new-${Math.max(0, ...used) + 1}`, id: 0, ...blankFields(taskGoalFields) }];
}

/** The rows with one of them at another place. */
export function withMovedRow(rows: readonly TaskGoalRow[], key: string, toIndex: number): TaskGoalRow[] {
  const moved = rows.find((row) => row.key === key);
  if (!moved) return [...rows];
  const others = rows.filter((row) => row !== moved);
  const index = Math.min(Math.max(toIndex, 0), others.length);
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

/** The rows that say anything: a new one with nothing in it only waits to be written into. */
function filledRows(rows: readonly TaskGoalRow[]): TaskGoalRow[] {
  return rows.filter((row) => row.id > 0 || Object.values(trimmedTexts(taskGoalFields, row)).some((text) => text !== ''));
}

/** Keys of the rows without a description; a new row with nothing in it is no mistake. */
export function blankRows(rows: readonly TaskGoalRow[]): string[] {
  return filledRows(rows)
    .filter(({ description }) => description.trim() === '')
    .map(({ key }) => key);
}

/** How many goals were added, changed, taken out or moved. */
export function countRowChanges(stored: readonly TaskGoal[], shown: readonly TaskGoalRow[]): number {
  const rows = filledRows(shown);
  const changed = rows.filter((row) => isChanged(stored, row)).length;
  const removed = stored.filter(({ id }) => !rows.some((row) => row.id === id)).length;
  return changed + removed + (isInOrder(stored, rows) ? 0 : 1);
}

/** What to send: one goal when only one was added at the end, changed or taken out, otherwise the list; null when nothing differs. */
export function planSave(stored: readonly TaskGoal[], shown: readonly TaskGoalRow[]): TaskGoalSave | null {
  const rows = filledRows(shown);
  const changed = rows.filter((row) => isChanged(stored, row));
  const removed = stored.filter(({ id }) => !rows.some((row) => row.id === id));
  const goals = rows.map(goalOf);
  if (isInOrder(stored, rows)) {
    if (changed.length + removed.length === 0) return null;
    const [row] = changed;
    if (changed.length === 1 && removed.length === 0 && row) return { kind: 'one', goal: goalOf(row) };
    const [gone] = removed;
    if (changed.length === 0 && removed.length === 1 && gone) return { kind: 'one', goal: { ...gone, id: -gone.id } };
  }
  return { kind: 'all', goals };
}

function goalOf({ key: _key, ...goal }: TaskGoalRow): TaskGoal {
  return { ...goal, ...trimmedTexts(taskGoalFields, goal) };
}

function isChanged(stored: readonly TaskGoal[], row: TaskGoalRow): boolean {
  const before = stored.find(({ id }) => id === row.id);
  return !before || !hasSameFields(taskGoalFields, before, goalOf(row));
}

/** Whether the remaining stored goals are in their old order, and new ones after them. */
function isInOrder(stored: readonly TaskGoal[], rows: readonly TaskGoalRow[]): boolean {
  const left = stored.filter(({ id }) => rows.some((row) => row.id === id)).map(({ id }) => id);
  return rows.every((row, index) => row.id === (left[index] ?? 0));
}
