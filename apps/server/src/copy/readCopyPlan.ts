import { countSyllabusFields, type CopyPlan, type Language } from '@college/curriculum-model';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import { findCopyPair } from './checkCopy';
import { countSourceRows } from './sourceRows';

const { courseUnits, syllabuses } = schema;
const listed = 20;

/** What a copy would bring into the target major, and which units there have the same name already. */
export async function readCopyPlan(db: Queries, pair: { courseId: number; targetId: number }, language: Language): Promise<CopyPlan> {
  const { unit, major } = await findCopyPair(db, pair);
  const counts = await countSourceRows(db, pair.courseId);
  const [syllabus] = await db
    .select()
    .from(syllabuses)
    .where(and(eq(syllabuses.courseUnitId, pair.courseId), isNull(syllabuses.deletedAt)));
  const clashes = await db
    .select({ id: courseUnits.id, name: courseUnits.name })
    .from(courseUnits)
    .where(
      and(
        eq(courseUnits.majorId, pair.targetId),
        isNull(courseUnits.deletedAt),
        sql`not ${courseUnits.initing}`,
        sql`lower(trim(${courseUnits.name})) = lower(trim(${unit.name}))`,
      ),
    )
    .orderBy(asc(courseUnits.id))
    .limit(listed);
  return {
    ...counts,
    syllabusFields: syllabus ? countSyllabusFields(syllabus) : 0,
    name: inReadersLanguage(unit, 'name', language),
    targetName: inReadersLanguage(major, 'name', language),
    hasSameName: clashes.length > 0,
    clashes,
  };
}
