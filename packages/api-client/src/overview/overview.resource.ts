import type { MatrixFigures, MyCourse, Overview } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getMatrixFigures, getOverview, listMyCourses } from './overview.contract';

/** What waits for the signed-in person, and how far the matrices of a major are. */
export function createOverview(client: Client) {
  return {
    loadOverview(lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<Overview> {
      return client.call(getOverview, { query: { lang }, signal });
    },
    /** The courses that name the signed-in person among their managers. */
    listMyCourses(lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<MyCourse[]> {
      return client.call(listMyCourses, { query: { lang }, signal });
    },
    /** Figures over the matrices of one major. */
    loadMatrixFigures(majorId: number, lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<MatrixFigures> {
      return client.call(getMatrixFigures, { query: { majorId, lang }, signal });
    },
  };
}
