import type { LinkedMatrices, SavedMatrices, SaveMatricesRequest } from '@college/curriculum-model';

/**
 * The port of the matrices: an embedding college plugs in its own backend, or `createMatrices` of the api client as is. Failures
 * reject with an error whose message staff can read.
 */
export interface MatricesSource {
  /**
   * The major matrix with the course and project matrices of a course, as they are stored.
   * Call: `GET /matrix/linkedmatrices` (extension), or `GET /matrix/courseinfo`, `GET /matrix/majormatrix`, `GET /matrix/projectnteachgoal`,
   * `GET /matrix/pointnrelate`, `GET /matrix/coursematrix`, `GET /matrix/projecttaskgoal`, `GET /matrix/ksanrelate`, `GET /matrix/projectmatrix`
   * (core §7).
   */
  loadMatrices(courseId: number, options?: { signal?: AbortSignal }): Promise<LinkedMatrices>;
  /**
   * Stores a change whole or not at all; a stale version fails with code '30009'.
   * Call: `POST /matrix/savematrices` (extension).
   */
  saveMatrices(change: SaveMatricesRequest): Promise<SavedMatrices>;
}
