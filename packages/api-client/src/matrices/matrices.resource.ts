import type { CourseMatrixAxes, CourseMatrixRow, Point, SavedVersion, UpdateCourseMatrixRequest } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getCourseMatrixAxes, getCourseMatrixChoices } from './axes.contract';
import { getCourseMatrix, updateCourseMatrix } from './matrices.contract';

/** The matrices of a course (domain.md §2). */
export function createMatrices(client: Client) {
  return {
    /** Chapters, and the bound goals under their indicator points. */
    loadAxes(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<CourseMatrixAxes> {
      return client.call(getCourseMatrixAxes, { query: { courseId }, signal });
    },
    /** The points that a cell may hold. */
    async loadPoints(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<Point[]> {
      const { points } = await client.call(getCourseMatrixChoices, { query: { courseId }, signal });
      return points;
    },
    loadMatrix(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<CourseMatrixRow[]> {
      return client.call(getCourseMatrix, { query: { courseId }, signal });
    },
    /** Makes the listed chapters what the list says; others stay as they are. */
    saveMatrix(request: UpdateCourseMatrixRequest): Promise<SavedVersion> {
      return client.call(updateCourseMatrix, { body: request });
    },
  };
}

export type Matrices = ReturnType<typeof createMatrices>;
