import type { Queries } from '../../db';
import { readTableVersion, type VersionedKind } from './tableVersion';

/** The cache size per kind: one entry for each of the most recently used colleges. */
const kept = 8;

/**
 * Caches a value derived from a kind's tables until they change, in whichever process. Concurrent callers share one read, so it must not be called inside a
 * transaction: the embedded engine has one connection.
 */
export function cacheByVersion<Held>(kind: VersionedKind, load: (db: Queries, collegeId: number) => Promise<Held>) {
  const held = new Map<number, { version: string; reading: Promise<Held> }>();

  return async function read(db: Queries, collegeId = 0): Promise<Held> {
    // Before the rows: what changes between the two is read again the next time.
    const version = await readTableVersion(db, kind);
    const known = held.get(collegeId);
    const entry = known?.version === version ? known : { version, reading: load(db, collegeId) };
    held.delete(collegeId);
    held.set(collegeId, entry);
    const [oldest] = held.keys();
    if (held.size > kept && oldest !== undefined) held.delete(oldest);
    try {
      return await entry.reading;
    } catch (error) {
      // The next one may find the database in a better state.
      if (held.get(collegeId) === entry) held.delete(collegeId);
      throw error;
    }
  };
}
