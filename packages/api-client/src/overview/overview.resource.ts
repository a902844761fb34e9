import type { MatrixFigures, Overview } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getMatrixFigures, getOverview } from './overview.contract';

/** What waits for the signed-in person, and how far the matrices of a major are. */
export function createOverview(client: Client) {
  return {
    loadOverview(lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<Overview> {
      return client.call(getOverview, { query: { lang }, signal });
    },
    /** Figures over the matrices of one major. */
    loadMatrixFigures(majorId: number, lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<MatrixFigures> {
      return client.call(getMatrixFigures, { query: { majorId, lang }, signal });
    },
  };
}
