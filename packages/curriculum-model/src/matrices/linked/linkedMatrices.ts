import type { Goal, GraduateRequire, TaskGoal } from '../../goals';
import type { Ksa, Point } from '../../points';
import type { ProjectRow } from '../../projects';
import type { courseCellFields } from '../../records/courseCell';
import type { CourseCell } from '../courseMatrix';
import type { MajorMatrixCourse } from '../majorMatrix';
import type { Support } from '../relate';

/** A filled cell of the major matrix: a course supports an indicator point with its goals bound there, possibly none yet. */
export interface CourseBinding {
  courseId: number;
  requireId: number;
  relate: Support;
  goals: readonly number[];
}

/** The address of a point in the course matrix; unique among entries. */
export interface PointPlace {
  projectId: number;
  goalId: number;
  pointId: number;
}

/** How a placed point is taught: texts, weeks, and hours of theory and practice. */
export type Arrangement = Pick<CourseCell, keyof typeof courseCellFields | 'translations'>;

/** An entry of the course matrix, and at the same time a row of its chapter's project matrix (domain.md §2). */
export interface PlacedPoint extends PointPlace, Arrangement {
  relate: Support;
}

/** The address of a KSA item in a project matrix: a placed point and a task goal of its chapter. */
export interface KsaPlace extends PointPlace {
  taskGoalId: number;
  ksaId: number;
}

/** An entry of a project matrix. */
export interface PlacedKsa extends KsaPlace {
  relate: Support;
}

/** A KSA item that belongs to a point. */
export interface PointKsaLink {
  pointId: number;
  ksaId: number;
}

/** A task goal with the chapter whose project matrix it is a column of. */
export type ProjectTaskGoal = TaskGoal & { projectId: number };

/**
 * The major matrix of a major with the course and project matrices of one of its courses, as one immutable value. Entries are identified by their address
 * and not by stored ids, so that an entry stays the same after undo and save.
 */
export interface LinkedMatrices {
  majorId: number;
  /** The course whose course and project matrices these are. */
  courseId: number;
  /** Requirements with their indicator points. */
  requirements: readonly GraduateRequire[];
  /** Rows of the major matrix, with `editable` and `version`. */
  courses: readonly MajorMatrixCourse[];
  /** The teaching goals of every course of the major that the server returns, always of this one. */
  goals: readonly Goal[];
  /** At most one a course and indicator point. */
  bindings: readonly CourseBinding[];
  projects: readonly ProjectRow[];
  points: readonly Point[];
  ksas: readonly Ksa[];
  /** Which KSA items belong to which points, where the server returns it (pointksa); they are offered first (domain.md §2). */
  pointKsas?: readonly PointKsaLink[];
  placedPoints: readonly PlacedPoint[];
  taskGoals: readonly ProjectTaskGoal[];
  placedKsas: readonly PlacedKsa[];
}

/** The three matrices by name; the project matrix is one table a chapter. */
export type MatrixKind = 'major' | 'course' | 'project';
