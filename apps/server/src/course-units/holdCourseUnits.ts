import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { notFound } from '../http/refusal';
import type { CourseUnitRow } from './courseUnitRepository';
import { courseUnitMessages } from './messages';

const { courseUnits } = schema;

/** A unit that was held, as far as those who hold several ask. */
export type HeldCourseUnit = Pick<CourseUnitRow, 'id' | 'majorId' | 'name' | 'version' | 'translations'>;

/**
 * Holds several units until the transaction ends, with one question and always in the same order, so that two saves of the same units
 * wait for each other instead of blocking each other. Refuses when one of them does not exist.
 */
export async function holdCourseUnits(db: Queries, ids: readonly number[]): Promise<Map<number, HeldCourseUnit>> {
  const wanted = [...new Set(ids)];
  const { id, majorId, name, version, translations } = courseUnits;
  const units = await db
    .select({ id, majorId, name, version, translations })
    .from(courseUnits)
    .where(and(inArray(id, wanted), isNull(courseUnits.deletedAt)))
    .orderBy(asc(id))
    .for('update');
  if (units.length < wanted.length) throw notFound(courseUnitMessages.missing);
  return new Map(units.map((unit) => [unit.id, unit]));
}

/** Counts held units as revised; answers their new versions. */
export async function countRevisions(db: Queries, units: readonly HeldCourseUnit[], now: Date) {
  if (units.length === 0) return [];
  const { id, version } = courseUnits;
  await db
    .update(courseUnits)
    .set({ version: sql`${version} + 1`, updateTime: now })
    .where(
      inArray(
        id,
        units.map((unit) => unit.id),
      ),
    );
  return units.map((unit) => ({ courseId: unit.id, version: unit.version + 1 }));
}
