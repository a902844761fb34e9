import { may } from '@college/curriculum-model';
import type { Queries } from '../db';
import { findAncestry } from '../rights/ancestry';
import type { Caller } from '../rights/caller';

/** Those of some majors that somebody may read now. */
export async function findReadableMajors(db: Queries, caller: Caller, majorIds: readonly number[]): Promise<ReadonlySet<number>> {
  const readable = new Set<number>();
  for (const id of new Set(majorIds)) {
    const chain = await findAncestry(db, 'major', id, caller);
    if (chain && may(caller, 'read', chain)) readable.add(id);
  }
  return readable;
}
