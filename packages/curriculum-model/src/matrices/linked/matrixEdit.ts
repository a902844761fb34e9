import type { Relate, Support } from '../relate';
import type { Arrangement, PointPlace } from './linkedMatrices';

/** The strength of a course for an indicator point; -1 takes the binding out. */
export interface SupportEdit {
  courseId: number;
  requireId: number;
  relate: Relate;
}

/** What a cell of the course matrix shall hold: the whole of it, in any order; -1 or left out means not in the cell. */
export interface CourseCellEdit {
  projectId: number;
  goalId: number;
  entries: readonly { id: number; relate: Relate }[];
}

/** What a cell of a project matrix shall hold: the whole of it; -1 or left out means not in the cell. */
export interface ProjectCellEdit {
  place: PointPlace;
  taskGoalId: number;
  entries: readonly { id: number; relate: Relate }[];
}

/** One act of the person who edits; it is undone as one. */
export type MatrixEdit =
  /** Cells of the major matrix; a new binding includes the course's goals that are already bound to the indicator point. */
  | { type: 'supported'; cells: readonly SupportEdit[] }
  /** The binding form: one indicator point, a strength, at least one goal (core §5). The goals leave their other bindings. */
  | { type: 'bound'; courseId: number; requireId: number; relate: Support; goals: readonly number[] }
  | { type: 'pointsPlaced'; cells: readonly CourseCellEdit[] }
  | { type: 'arranged'; rows: readonly { place: PointPlace; change: Partial<Arrangement> }[] }
  | { type: 'ksasPlaced'; cells: readonly ProjectCellEdit[] }
  /** Several of them as one act: a paste or a fill over KSA items and texts. */
  | { type: 'together'; edits: readonly MatrixEdit[] };
