import type {
  CourseMatrixAxes,
  CourseMatrixRow,
  LinkedMatrices,
  Point,
  SavedMatrices,
  SavedVersion,
  SaveMatricesRequest,
  UpdateCourseMatrixRequest,
} from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getCourseMatrixAxes, getCourseMatrixChoices } from './axes.contract';
import { saveByDocumentedCalls } from './documentedSaving';
import { loadLinkedMatrices } from './loadLinkedMatrices';
import { getCourseMatrix, updateCourseMatrix } from './matrices.contract';
import { saveMatrices } from './saving.contract';

export interface MatricesOptions {
  /**
   * How a change is stored: by one call in one transaction, or by the documented calls one after the other, for a server of a college
   * that has no others. The latter is not one transaction: what was stored before a failure stays.
   * @default 'one-call'
   */
  saving?: 'one-call' | 'documented-calls';
}

interface Reading {
  signal?: AbortSignal;
}

/** The matrices of a course and its major (domain.md §2). */
export function createMatrices(client: Client, { saving = 'one-call' }: MatricesOptions = {}) {
  return {
    /** The major matrix with the course and project matrices of a course, as they are stored. */
    loadMatrices(courseId: number, { signal }: Reading = {}): Promise<LinkedMatrices> {
      return loadLinkedMatrices(client, courseId, signal);
    },
    /** Stores what changed; a version that is no longer the stored one fails with code '30009'. */
    saveMatrices(change: SaveMatricesRequest): Promise<SavedMatrices> {
      return saving === 'one-call' ? client.call(saveMatrices, { body: change }) : saveByDocumentedCalls(client, change);
    },
    /** Chapters, and the bound goals under their indicator points. */
    loadAxes(courseId: number, { signal }: Reading = {}): Promise<CourseMatrixAxes> {
      return client.call(getCourseMatrixAxes, { query: { courseId }, signal });
    },
    /** The points that a cell may hold. */
    async loadPoints(courseId: number, { signal }: Reading = {}): Promise<Point[]> {
      const { points } = await client.call(getCourseMatrixChoices, { query: { courseId }, signal });
      return points;
    },
    loadMatrix(courseId: number, { signal }: Reading = {}): Promise<CourseMatrixRow[]> {
      return client.call(getCourseMatrix, { query: { courseId }, signal });
    },
    /** Makes the listed chapters what the list says; others stay as they are. */
    saveMatrix(request: UpdateCourseMatrixRequest): Promise<SavedVersion> {
      return client.call(updateCourseMatrix, { body: request });
    },
  };
}

export type Matrices = ReturnType<typeof createMatrices>;
