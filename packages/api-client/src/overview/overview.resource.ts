import type { ColleagueChange, MatrixFigures, MyCourse, Overview, Waiting } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getMatrixFigures, getOverview, getWaiting, listColleagueChanges, listMyCourses } from './overview.contract';

/** What waits for the signed-in person, and how far the matrices of a major are. */
export function createOverview(client: Client) {
  return {
    loadOverview(lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<Overview> {
      return client.call(getOverview, { query: { lang }, signal });
    },
    /** What the rules find in the courses and majors of the signed-in person, by kind. */
    loadWaiting(lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<Waiting> {
      return client.call(getWaiting, { query: { lang }, signal });
    },
    /** What others changed in these courses lately. */
    listColleagueChanges(lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<ColleagueChange[]> {
      return client.call(listColleagueChanges, { query: { lang }, signal });
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
