import {
  changeDescriber,
  compareEditions,
  courseList,
  readPlace,
  type Change,
  type CurriculumState,
  type StatePart,
} from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { canonicalPart, hashOf } from '../partContent';
import { storeParts } from '../stateRepository';

const { editionReceiptParts, editionReceipts } = schema;

export type ReceiptRow = typeof editionReceipts.$inferSelect;
// As JSON some 600 kB.
const mostPlaces = 20_000;

export type NewReceipt = Omit<typeof editionReceipts.$inferInsert, 'counts' | 'id'>;

/** Stores a receipt of changes; every entry that this transaction writes into the audit log from now on belongs to it. */
export async function openReceipt(
  db: Queries,
  receipt: NewReceipt,
  { before, after }: Record<'before' | 'after', CurriculumState>,
): Promise<ReceiptRow> {
  const changes = compareEditions(before, after).filter(({ at }) => at !== courseList);
  const [row] = await db
    .insert(editionReceipts)
    .values({ ...receipt, counts: countsOf(changes, before, after) })
    .returning();
  if (!row) throw new Error('edition_receipts: the insert returned no row');
  await db.execute(sql`select set_config('college.receipt', ${String(row.id)}, true)`);
  await storeReceiptParts(db, row, changes, { before, after });
  return row;
}

/** From now on entries of the audit log belong to no receipt. */
export async function closeReceipt(db: Queries): Promise<void> {
  await db.execute(sql`select set_config('college.receipt', '', true)`);
}

async function storeReceiptParts(
  db: Queries,
  { id, at }: ReceiptRow,
  changes: readonly Change[],
  { before, after }: Record<'before' | 'after', CurriculumState>,
): Promise<void> {
  const courses = new Set(changes.flatMap((change) => readPlace(change.at)?.lineage ?? []));
  const isMajor = changes.some((change) => readPlace(change.at)?.part === 'major');
  const partIn = ({ courses: parts }: CurriculumState, lineage: number) => parts.find((part) => part.lineage === lineage);
  const pairs = [
    ...(isMajor ? [{ kind: 'major' as const, lineageId: after.major.lineage, was: before.major, is: after.major }] : []),
    ...[...courses].map((lineageId) => ({
      kind: 'course' as const,
      lineageId,
      was: partIn(before, lineageId),
      is: partIn(after, lineageId),
    })),
  ];
  const packed = (part: StatePart | undefined) => {
    if (!part) return undefined;
    const canonical = canonicalPart(part);
    return { canonical, hash: hashOf(canonical) };
  };
  const rows = pairs.map(({ was, is, ...pair }) => ({ ...pair, before: packed(was), after: packed(is) }));
  await storeParts(
    db,
    rows.flatMap((row) => [row.before, row.after].filter((part) => part !== undefined)),
    at,
  );
  if (rows.length === 0) return;
  await db.insert(editionReceiptParts).values(
    rows.map(({ before: was, after: is, ...pair }) => ({
      receiptId: id,
      ...pair,
      beforeHash: was?.hash ?? null,
      afterHash: is?.hash ?? null,
    })),
  );
}

function countsOf(changes: readonly Change[], before: CurriculumState, after: CurriculumState): ReceiptRow['counts'] {
  const describe = changeDescriber(before, after, 'zh');
  const topics: Record<string, number> = {};
  for (const change of changes) {
    const { topic } = describe(change);
    topics[topic] = (topics[topic] ?? 0) + 1;
  }
  return {
    changes: changes.length,
    courses: new Set(changes.flatMap(({ at }) => readPlace(at)?.lineage ?? [])).size,
    topics,
    ...(changes.length <= mostPlaces && { places: changes.map(({ at }) => at) }),
  };
}
