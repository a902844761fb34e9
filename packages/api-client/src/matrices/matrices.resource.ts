import { unpackMatrices, type LinkedMatrices, type SavedMatrices, type SaveMatricesRequest } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { saveByDocumentedCalls } from './documentedSaving';
import { getLinkedMatrices } from './linked.contract';
import { loadLinkedMatrices } from './loadLinkedMatrices';
import { saveMatrices } from './saving.contract';

export interface MatricesOptions {
  /**
   * How matrices are read and changes stored: each by one call, or by the documented calls, for a server of a college that has no others. The latter
   * stores in several transactions: what was stored before a failure stays.
   * @default 'one-call'
   */
  saving?: 'one-call' | 'documented-calls';
}

/** The matrices of a course and its major (domain.md §2). */
export function createMatrices(client: Client, { saving = 'one-call' }: MatricesOptions = {}) {
  return {
    /** The major matrix with the course and project matrices of a course, as they are stored. */
    async loadMatrices(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<LinkedMatrices> {
      if (saving === 'documented-calls') return loadLinkedMatrices(client, courseId, signal);
      return unpackMatrices(await client.call(getLinkedMatrices, { query: { courseId }, signal }));
    },
    /** Stores what changed; a version that is no longer the stored one fails with code '30009'. */
    saveMatrices(change: SaveMatricesRequest): Promise<SavedMatrices> {
      return saving === 'one-call' ? client.call(saveMatrices, { body: change }) : saveByDocumentedCalls(client, change);
    },
  };
}

export type Matrices = ReturnType<typeof createMatrices>;
