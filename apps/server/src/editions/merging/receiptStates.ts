import type { CurriculumState, StatePart } from '@college/curriculum-model';
import { withoutLoose } from '@college/curriculum-model';
import { eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { unpackPart } from '../partContent';

const { curriculumParts, editionReceiptParts } = schema;

/** A curriculum with the parts of a receipt as they were before its act and after it; everything else is as in `now`. */
export async function receiptStates(
  db: Queries,
  receiptId: number,
  now: CurriculumState,
): Promise<{ before: CurriculumState; after: CurriculumState; lineages: number[] }> {
  const rows = await db.select().from(editionReceiptParts).where(eq(editionReceiptParts.receiptId, receiptId));
  const hashes = [...new Set(rows.flatMap(({ beforeHash, afterHash }) => [beforeHash, afterHash].filter((hash) => hash !== null)))];
  const stored = hashes.length === 0 ? [] : await db.select().from(curriculumParts).where(inArray(curriculumParts.hash, hashes));
  const parts = new Map<string, StatePart>();
  for (const row of stored) parts.set(row.hash, (await unpackPart(row)).part);
  const partOf = (hash: string | null): StatePart | undefined => {
    const part = hash === null ? undefined : parts.get(hash);
    // A digest compares whole parts; what is loose in other surroundings is taken out of them.
    return part && { kind: part.kind, lineage: part.lineage, records: part.records };
  };
  const stateOf = (side: 'beforeHash' | 'afterHash') => {
    const own = new Map(rows.map((row) => [`${row.kind} ${row.lineageId}`, partOf(row[side])]));
    const kept = now.courses.flatMap((part) => (own.has(`course ${part.lineage}`) ? (own.get(`course ${part.lineage}`) ?? []) : [part]));
    const here = new Set(now.courses.map(({ lineage }) => lineage));
    const others = [...own.values()].filter((part) => part?.kind === 'course' && !here.has(part.lineage)) as StatePart[];
    return withoutLoose({ major: own.get(`major ${now.major.lineage}`) ?? now.major, courses: [...kept, ...others] });
  };
  const lineages = rows.flatMap(({ kind, lineageId }) => (kind === 'course' ? [lineageId] : []));
  return { before: stateOf('beforeHash'), after: stateOf('afterHash'), lineages };
}
