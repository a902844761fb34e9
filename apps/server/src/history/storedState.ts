import type { courseCellFields, FieldValues } from '@college/curriculum-model';

/** A state as stored in the audit log: a JSON object, or null. */
export type StoredState = Record<string, unknown>;

/** A stored state as an object; null where the record was not there. */
export function storedState(value: unknown): StoredState | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const state = value as StoredState;
  // Saves of a unit once kept the whole reply of its detail call.
  return isObject(state.course) ? { ...state.course, removed: state.removed, removedCells: state.removedCells } : state;
}

/** A list in a stored state; empty where it has none of that name. */
export function listIn<Row>(state: unknown, name: string): Row[] {
  const value: unknown = isObject(state) ? state[name] : undefined;
  return Array.isArray(value) ? value : [];
}

/** The matrix entries that went with a change, under whatever name it kept them. */
export function removedIn(state: StoredState) {
  const removed = isObject(state.removed) ? state.removed : state;
  const courseCells = [...listIn<RemovedCourseCell>(removed, 'courseCells'), ...ofShape(listIn(state, 'removedCells'), 'projectId')];
  const projectCells = [
    ...listIn<RemovedProjectCell>(removed, 'projectCells'),
    ...listIn<RemovedProjectCell>(state, 'removedProjectCells'),
    ...ofShape(listIn(state, 'removedCells'), 'courseMatrixEntryId'),
  ];
  return { courseCells, projectCells };
}

/** An entry of the course matrix as stored in the audit log. */
export interface RemovedCourseCell extends FieldValues<typeof courseCellFields> {
  id: number;
  projectId: number;
  goalId: number;
  pointId: number;
  relate: 0 | 1;
  translations: Record<string, never>;
}

/** An entry of a project matrix as stored in the audit log. */
export interface RemovedProjectCell {
  id: number;
  courseMatrixEntryId: number;
  taskGoalId: number;
  ksaId: number;
  relate: 0 | 1;
}

function ofShape<Row>(rows: readonly Row[], column: string): never[] {
  return rows.filter((row) => isObject(row) && column in row) as never[];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
