import { sql } from 'drizzle-orm';
import type { Queries } from '../../db';
import { undosOf } from '../merging/receiptUndo';
import type { FoundSide } from '../resolveSide';
import type { KnownParts } from '../thread/editionJob';

/** The courses of a current edition as they were approved last, by the merges that brought it in; without those that were undone. */
async function approvedParts(db: Queries, homeMajorId: number): Promise<string[]> {
  const { rows } = await db.execute<{ receipt: number; lineage: number; hash: string }>(sql`
    select r.id as receipt, p.lineage_id as lineage, p.hash
    from edition_receipts r join curriculum_state_parts p on p.state_id = (r.request #>> '{approved,state}')::int
    where r.home_major_id = ${homeMajorId} and r.request ? 'approved' and p.kind = 'course'
      and (r.request #>> '{approved,courses}' = 'all' or r.request #> '{approved,courses}' @> to_jsonb(p.lineage_id))
    order by r.id desc`);
  const undone = await undosOf(db, [...new Set(rows.map(({ receipt }) => receipt))]);
  const latest = new Map<number, string>();
  for (const { receipt, lineage, hash } of rows) if (!undone.has(receipt) && !latest.has(lineage)) latest.set(lineage, hash);
  return [...latest.values()];
}

/** A state as the rules are asked about it: that of a current edition beside its courses as they were approved. */
export async function judgedParts(
  db: Queries,
  { source, homeMajorId }: Pick<FoundSide, 'source' | 'homeMajorId'>,
  state: KnownParts,
): Promise<KnownParts[]> {
  const [major] = state.hashes;
  if (!('majorId' in source) || source.majorId !== homeMajorId || major === undefined) return [state];
  const hashes = await approvedParts(db, homeMajorId);
  return hashes.length === 0 ? [state] : [state, { hashes: [major, ...hashes], contents: [] }];
}
