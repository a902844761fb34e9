import type { AdditionalInfo } from '@college/curriculum-model';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { syllabuses } = schema;

export type SyllabusRow = typeof syllabuses.$inferSelect;
export type SyllabusFields = Omit<AdditionalInfo, 'id' | 'courseUnitId' | 'courseDesc' | 'version'>;

/** What the report adds to a course; undefined where nothing was stored yet. */
export async function findSyllabus(db: Queries, courseUnitId: number): Promise<SyllabusRow | undefined> {
  const [row] = await db.select().from(syllabuses).where(ofCourse(courseUnitId));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockSyllabus(db: Queries, courseUnitId: number): Promise<SyllabusRow | undefined> {
  const [row] = await db.select().from(syllabuses).where(ofCourse(courseUnitId)).for('update');
  return row;
}

/** The first save of a report. */
export async function insertSyllabus(
  db: Queries,
  courseUnitId: number,
  fields: SyllabusFields,
  { userId, now }: { userId: number; now: Date },
): Promise<SyllabusRow> {
  const stamp = { courseUnitId, createdBy: userId, createTime: now, updateTime: now };
  const [row] = await db
    .insert(syllabuses)
    .values({ ...fields, ...stamp })
    .returning();
  if (!row) throw new Error('syllabuses: the insert returned no row');
  return row;
}

/** Writes every field and counts the version up. */
export async function updateSyllabus(db: Queries, stored: SyllabusRow, fields: SyllabusFields, now: Date): Promise<SyllabusRow> {
  const [row] = await db
    .update(syllabuses)
    .set({ ...fields, version: stored.version + 1, updateTime: now })
    .where(eq(syllabuses.id, stored.id))
    .returning();
  if (!row) throw new Error(`syllabuses: ${stored.id} vanished while it was locked`);
  return row;
}

function ofCourse(courseUnitId: number) {
  return and(eq(syllabuses.courseUnitId, courseUnitId), isNull(syllabuses.deletedAt));
}
