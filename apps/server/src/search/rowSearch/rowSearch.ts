import type { Queries } from '../../db';
import { cacheByVersion } from './cacheByVersion';
import { createRankedIndex, type SearchRow } from './rankedIndex';
import type { VersionedKind } from './tableVersion';

/** What is searched, and how its rows are read, in the order of equal ranks. */
export interface RowSearchSource {
  kind: VersionedKind;
  /** `collegeId` is 0 for what belongs to no college. */
  load: (db: Queries, collegeId: number) => Promise<readonly SearchRow[]>;
}

/** A search over all rows of a kind and college: the ids of those that a keyword finds, best first; all of them for a blank keyword. */
export type RowSearch = (db: Queries, keyword: string, scope?: { collegeId?: number }) => Promise<number[]>;

/** Makes the search of one kind; its index stays in the memory of the process until the kind's tables change. */
export function createRowSearch({ kind, load }: RowSearchSource): RowSearch {
  const indexOf = cacheByVersion(kind, async (db, collegeId) => createRankedIndex(await load(db, collegeId)));
  return async (db, keyword, { collegeId = 0 } = {}) => (await indexOf(db, collegeId)).find(keyword);
}
