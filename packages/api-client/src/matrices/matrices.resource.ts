import type { LinkedMatrices, SavedMatrices, SaveMatricesRequest } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { saveByDocumentedCalls } from './documentedSaving';
import { loadLinkedMatrices } from './loadLinkedMatrices';
import { saveMatrices } from './saving.contract';

export interface MatricesOptions {
  /**
   * How a change is stored: by one call in one transaction, or by the documented calls one after the other, for a server of a college
   * that has no others. The latter is not one transaction: what was stored before a failure stays.
   * @default 'one-call'
   */
  saving?: 'one-call' | 'documented-calls';
}

/** The matrices of a course and its major (domain.md §2). */
export function createMatrices(client: Client, { saving = 'one-call' }: MatricesOptions = {}) {
  return {
    /** The major matrix with the course and project matrices of a course, as they are stored. */
    loadMatrices(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<LinkedMatrices> {
      return loadLinkedMatrices(client, courseId, signal);
    },
    /** Stores what changed; a version that is no longer the stored one fails with code '30009'. */
    saveMatrices(change: SaveMatricesRequest): Promise<SavedMatrices> {
      return saving === 'one-call' ? client.call(saveMatrices, { body: change }) : saveByDocumentedCalls(client, change);
    },
  };
}

export type Matrices = ReturnType<typeof createMatrices>;
