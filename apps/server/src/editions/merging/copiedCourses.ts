import { courseNames, type Language } from '@college/curriculum-model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { unpackPart } from '../partContent';
import type { ReceiptRow } from './receiptRepository';

const { curriculumParts, editionReceiptParts } = schema;

/** What the courses were called that copies brought in, or that undos of copies took out or brought back, by receipt. */
export async function copiedCourses(db: Queries, receipts: readonly ReceiptRow[], language: Language): Promise<Map<number, string[]>> {
  const names = new Map(receipts.flatMap(({ id, act, editionId }) => (act === 'copy' || editionId === null ? [[id, [] as string[]]] : [])));
  if (names.size === 0) return names;
  const rows = await db
    .select({ receiptId: editionReceiptParts.receiptId, part: curriculumParts })
    .from(editionReceiptParts)
    .innerJoin(
      curriculumParts,
      eq(curriculumParts.hash, sql`coalesce(${editionReceiptParts.afterHash}, ${editionReceiptParts.beforeHash})`),
    )
    .where(and(inArray(editionReceiptParts.receiptId, [...names.keys()]), eq(editionReceiptParts.kind, 'course')))
    .orderBy(editionReceiptParts.receiptId, editionReceiptParts.lineageId);
  for (const { receiptId, part: stored } of rows) names.get(receiptId)?.push(...courseNames([(await unpackPart(stored)).part], language));
  return names;
}
