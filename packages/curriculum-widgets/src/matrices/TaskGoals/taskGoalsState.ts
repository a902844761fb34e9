import type { ProjectTaskGoal, TaskGoal } from '@college/curriculum-model';
import { blankRows, rowsOf, withMovedRow, withNewRow, type TaskGoalRow } from './taskGoalRows';

/** The task goals of a chapter while they are edited. */
export interface TaskGoalsEditing {
  phase: 'editing';
  /** As last read or saved. */
  stored: readonly ProjectTaskGoal[];
  rows: readonly TaskGoalRow[];
  /** Whether a save was tried, so that blank rows are marked. */
  isChecked: boolean;
  save: { status: 'idle' } | { status: 'running' } | { status: 'saved' } | { status: 'failed'; message: string };
}

export type TaskGoalsState = { phase: 'loading' } | { phase: 'failed'; message: string } | TaskGoalsEditing;

/** What happens to the task goals of a chapter. */
export type TaskGoalsEvent =
  | { type: 'loadStarted' }
  /** `startsWithRow`: a list without goals holds an empty row from the start. */
  | { type: 'loaded'; goals: readonly ProjectTaskGoal[]; startsWithRow?: boolean }
  | { type: 'loadFailed'; message: string }
  | { type: 'rowAdded' }
  | { type: 'rowChanged'; key: string; change: Partial<Pick<TaskGoal, 'description' | 'product'>> }
  | { type: 'rowRemoved'; key: string }
  | { type: 'rowRestored'; row: TaskGoalRow; index: number }
  | { type: 'rowMoved'; key: string; toIndex: number }
  | { type: 'checked' }
  | { type: 'saveStarted' }
  | { type: 'saved'; goals: readonly ProjectTaskGoal[] }
  | { type: 'saveFailed'; message: string };

/** Applies one event; while a save runs, nothing else changes the rows. */
export function taskGoalsReducer(state: TaskGoalsState, event: TaskGoalsEvent): TaskGoalsState {
  switch (event.type) {
    case 'loadStarted':
      return { phase: 'loading' };
    case 'loaded': {
      const rows = event.startsWithRow && event.goals.length === 0 ? withNewRow([]) : rowsOf(event.goals);
      return { phase: 'editing', stored: event.goals, rows, isChecked: false, save: { status: 'idle' } };
    }
    case 'loadFailed':
      return { phase: 'failed', message: event.message };
  }
  if (state.phase !== 'editing') return state;
  switch (event.type) {
    case 'saved':
      return { phase: 'editing', stored: event.goals, rows: rowsOf(event.goals), isChecked: false, save: { status: 'saved' } };
    case 'saveFailed':
      return { ...state, save: { status: 'failed', message: event.message } };
    case 'saveStarted':
      return { ...state, save: { status: 'running' } };
    case 'checked':
      return { ...state, isChecked: blankRows(state.rows).length > 0 };
  }
  if (state.save.status === 'running') return state;
  return { ...state, rows: editedRows(state.rows, event), save: { status: 'idle' } };
}

type RowEvent = Extract<TaskGoalsEvent, { type: `row${string}` }>;

function editedRows(rows: readonly TaskGoalRow[], event: RowEvent): readonly TaskGoalRow[] {
  switch (event.type) {
    case 'rowAdded':
      return withNewRow(rows);
    case 'rowChanged':
      return rows.map((row) => (row.key === event.key ? { ...row, ...event.change } : row));
    case 'rowRemoved':
      return rows.filter(({ key }) => key !== event.key);
    case 'rowRestored':
      return rows.some(({ key }) => key === event.row.key) ? rows : rows.toSpliced(event.index, 0, event.row);
    case 'rowMoved':
      return withMovedRow(rows, event.key, event.toIndex);
  }
}
