import type { CourseMatrixAxes, CourseMatrixRow, Point, SavedVersion, UpdateCourseMatrixRequest } from '@college/curriculum-model';

/** Reads and saves the course matrix of one course. */
export interface CourseMatrixSource {
  loadAxes(courseId: number, options?: { signal?: AbortSignal }): Promise<CourseMatrixAxes>;
  loadPoints(courseId: number, options?: { signal?: AbortSignal }): Promise<Point[]>;
  loadMatrix(courseId: number, options?: { signal?: AbortSignal }): Promise<CourseMatrixRow[]>;
  /** Replaces the listed chapters; refuses an old version. */
  saveMatrix(request: UpdateCourseMatrixRequest): Promise<SavedVersion>;
}
