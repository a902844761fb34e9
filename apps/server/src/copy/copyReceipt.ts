import { withoutLoose } from '@college/curriculum-model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Queries, type Transaction } from '../db';
import { courseParts } from '../editions/courseParts';
import { openReceipt } from '../editions/merging/receiptRepository';
import { courseRowsOf, readCourseTexts } from '../editions/readCourseRows';
import { readMajorPart } from '../editions/readMajorState';

const { courseUnits, editionReceiptParts, editionReceipts, editions, majors } = schema;

interface CopyAct {
  targetId: number;
  courseIds: readonly number[];
  userId: number;
  now: Date;
}

/** Stores the receipt of a copy, by which it can be undone: all that it changed is that there are more courses. */
export async function openCopyReceipt(tx: Transaction, { targetId, courseIds, userId, now }: CopyAct): Promise<void> {
  const edition = await editionOf(tx, targetId);
  const homeMajorId = edition?.homeMajorId ?? targetId;
  const { major, indicators } = await readMajorPart(tx, targetId, homeMajorId);
  const courses = courseParts(courseIds, courseRowsOf(await readCourseTexts(tx, courseIds)), indicators);
  const receipt = { homeMajorId, editionId: edition?.id ?? null, targetMajorId: targetId, userId, at: now };
  await openReceipt(
    tx,
    { ...receipt, act: 'copy', request: { note: '', choices: {} } },
    { before: { major, courses: [] }, after: withoutLoose({ major, courses }) },
  );
}

/** The receipts of copies, by the courses that they made; of several made together each leads to the same one. */
export async function receiptsOfCopies(db: Queries, courseIds: readonly number[]): Promise<Map<number, number>> {
  if (courseIds.length === 0) return new Map();
  const homes = db
    .select({ id: sql<number>`coalesce(${editions.homeMajorId}, ${courseUnits.majorId})` })
    .from(courseUnits)
    .leftJoin(editions, eq(editions.majorId, courseUnits.majorId))
    .where(inArray(courseUnits.id, [...courseIds]));
  const rows = await db
    .select({ id: editionReceipts.id, courseId: editionReceiptParts.lineageId })
    .from(editionReceipts)
    .innerJoin(editionReceiptParts, eq(editionReceiptParts.receiptId, editionReceipts.id))
    .where(
      and(
        eq(editionReceipts.act, 'copy'),
        inArray(editionReceipts.homeMajorId, homes),
        eq(editionReceiptParts.kind, 'course'),
        inArray(editionReceiptParts.lineageId, [...courseIds]),
      ),
    );
  return new Map(rows.map(({ id, courseId }) => [courseId, id]));
}

async function editionOf(db: Queries, majorId: number) {
  const [edition] = await db
    .select({ id: editions.id, homeMajorId: editions.homeMajorId })
    .from(majors)
    .innerJoin(editions, eq(editions.id, majors.editionId))
    .where(eq(majors.id, majorId));
  return edition;
}
