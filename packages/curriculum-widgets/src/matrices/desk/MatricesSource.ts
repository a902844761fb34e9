import type { LinkedMatrices, SavedMatrices, SaveMatricesRequest } from '@college/curriculum-model';

/** The port of the matrices: an embedding college plugs in its own backend, or `createMatrices` of the api client as it stands. */
export interface MatricesSource {
  /** The major matrix with the course and project matrices of a course, as they are stored. */
  loadMatrices(courseId: number, options?: { signal?: AbortSignal }): Promise<LinkedMatrices>;
  /** Stores a change whole or not at all; a stale version fails with code '30009'. */
  saveMatrices(change: SaveMatricesRequest): Promise<SavedMatrices>;
}
