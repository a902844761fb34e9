import { removedCourseUnitId, type ProjectRow } from '@college/curriculum-model';

/** A project row while it is edited: rows never saved all have id 0, so each carries a key of its own. */
export interface EditableProjectRow extends ProjectRow {
  key: string;
  /** Whether it was removed; it keeps its position, so that undo restores the order. */
  isRemoved: boolean;
}

/** What a person can do to the rows of a unit. */
export type ProjectRowsEvent =
  | { type: 'rowAdded' }
  | { type: 'rowsFilled'; rows: readonly Pick<ProjectRow, 'name' | 'theoryPeriod' | 'practicePeriod'>[] }
  | { type: 'rowRemoved'; key: string }
  | { type: 'rowRestored'; key: string }
  | { type: 'rowMoved'; key: string; toIndex: number }
  | { type: 'rowChanged'; key: string; change: Partial<Pick<ProjectRow, 'name' | 'theoryPeriod' | 'practicePeriod'>> }
  /** All rows at once, as `pasteRows` creates them from a block, or as they were before it. */
  | { type: 'rowsPasted'; rows: readonly EditableProjectRow[] };

/** The stored rows, ready to be edited. */
export function toEditableRows(rows: readonly ProjectRow[]): EditableProjectRow[] {
  return rows.map((row, index) => ({
    ...row,
    key: row.id > 0 ? `row-${row.id}` : `new-${index + 1}`,
    isRemoved: row.courseUnitId === removedCourseUnitId,
  }));
}

/** The rows that the table shows: all that were not taken out, in order. */
export function visibleRows(rows: readonly EditableProjectRow[]): EditableProjectRow[] {
  return rows.filter((row) => !row.isRemoved);
}

/** A row that holds nothing yet and was never saved. */
export function isBlankRow(row: EditableProjectRow): boolean {
  return row.id <= 0 && row.name.trim() === '' && row.theoryPeriod === 0 && row.practicePeriod === 0;
}

/** Adds the empty row that a unit without rows starts with. */
export function withFirstRow(rows: readonly EditableProjectRow[]): EditableProjectRow[] {
  return visibleRows(rows).length > 0 ? [...rows] : projectRowsReducer(rows, { type: 'rowAdded' });
}

/**
 * Rows for a save, in the shown order, those taken out last with courseUnitId -1. Rows that were taken out before they were ever
 * saved are left out, and so is the single blank row of a unit that has no chapters yet.
 */
export function toProjectRows(rows: readonly EditableProjectRow[], courseUnitId: number): ProjectRow[] {
  const shown = visibleRows(rows);
  const kept = shown.length === 1 && isBlankRow(shown[0]!) ? [] : shown;
  const removed = rows.filter((row) => row.isRemoved && row.id > 0);
  return [...kept.map((row) => toProjectRow(row, courseUnitId)), ...removed.map((row) => toProjectRow(row, removedCourseUnitId))];
}

function toProjectRow({ key: _key, isRemoved: _isRemoved, ...row }: EditableProjectRow, courseUnitId: number): ProjectRow {
  return { ...row, name: row.name.trim(), courseUnitId };
}

/** Keys of the shown rows without a name; the blank row of a unit without chapters is no mistake. */
export function unnamedRows(rows: readonly EditableProjectRow[]): string[] {
  const shown = visibleRows(rows);
  if (shown.length === 1 && isBlankRow(shown[0]!)) return [];
  return shown.filter((row) => row.name.trim() === '').map((row) => row.key);
}

/** Applies one act to the rows; an act on a row that is not there changes nothing. */
export function projectRowsReducer(rows: readonly EditableProjectRow[], event: ProjectRowsEvent): EditableProjectRow[] {
  switch (event.type) {
    case 'rowAdded':
      return [...rows, emptyRow(rows)];
    case 'rowsFilled':
      return event.rows.reduce(
        (all, { name, theoryPeriod, practicePeriod }) => [...all, { ...emptyRow(all), name, theoryPeriod, practicePeriod }],
        rows.filter((row) => !isBlankRow(row)),
      );
    case 'rowRemoved':
      return visibleRows(rows).length > 1 ? change(rows, event.key, { isRemoved: true }) : [...rows];
    case 'rowRestored':
      return change(rows, event.key, { isRemoved: false });
    case 'rowChanged':
      return change(rows, event.key, event.change);
    case 'rowsPasted':
      return [...event.rows];
    case 'rowMoved':
      return move(rows, event.key, event.toIndex);
  }
}

function emptyRow(rows: readonly EditableProjectRow[]): EditableProjectRow {
  const used = rows.map((row) => Number(/^new-(\d+)$/.exec(row.key)?.[1] ?? 0));
  return {
    key: `new-${Math.max(0, ...used) + 1}`,
    isRemoved: false,
    id: 0,
    courseUnitId: 0,
    courseClassId: null,
    courseTypeId: null,
    name: '',
    theoryPeriod: 0,
    practicePeriod: 0,
  };
}

function change(rows: readonly EditableProjectRow[], key: string, changed: Partial<EditableProjectRow>): EditableProjectRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...changed } : row));
}

function move(rows: readonly EditableProjectRow[], key: string, toIndex: number): EditableProjectRow[] {
  const moved = rows.find((row) => row.key === key && !row.isRemoved);
  if (!moved) return [...rows];
  const others = visibleRows(rows).filter((row) => row.key !== key);
  const index = Math.min(Math.max(toIndex, 0), others.length);
  const shown = [...others.slice(0, index), moved, ...others.slice(index)];
  // Rows taken out stay where they are; the shown ones fill the other places in their new order.
  return rows.map((row) => (row.isRemoved ? row : shown.shift()!));
}
