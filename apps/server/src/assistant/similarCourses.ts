import type { Evidence, Language, Reach } from '@college/curriculum-model';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { compareInTurn } from './compareInTurn';
import type { Asking } from './compareThread';
import { findContent } from './findContent';

/** A course whose name is like the wanted one, and why. */
export interface SimilarCourse {
  id: number;
  evidence: Evidence;
}

/** The approved courses within reach with a like name, the most like first; none where nothing is like it. */
export async function findSimilarCourses(
  db: Queries,
  { name, courseId, reach, language, asking }: { name: string; courseId: number; reach: Reach | null; language: Language; asking: Asking },
): Promise<SimilarCourse[]> {
  // By names alone: an introduction that mentions many things is like every course.
  const rows = await findContent(db, { target: 'course', reach, exceptCourseId: courseId, like: [name], by: 'title' });
  const { alike } = await compareInTurn({ rows, language, titles: [name] }, asking);
  return alike.flat();
}

/** The name that a fill searches by: the one sent, else that of the stored course. */
export async function nameToFill(db: Queries, { name = '', courseId = 0 }: { name?: string; courseId?: number }): Promise<string> {
  if (name.trim() !== '' || courseId === 0) return name.trim();
  const [unit] = await db
    .select({ name: schema.courseUnits.name })
    .from(schema.courseUnits)
    .where(inArray(schema.courseUnits.id, [courseId]));
  return unit?.name ?? '';
}
