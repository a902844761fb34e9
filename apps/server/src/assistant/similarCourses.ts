import { titleIndex, type Evidence, type Language, type Reach } from '@college/curriculum-model';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { findContent } from './findContent';

/** A course whose name is like the wanted one, and why. */
export interface SimilarCourse {
  id: number;
  evidence: Evidence;
}

/** The approved courses within reach with a like name, the most like first; none where nothing is like it. */
export async function findSimilarCourses(
  db: Queries,
  { name, courseId, reach, language }: { name: string; courseId: number; reach: Reach | null; language: Language },
): Promise<SimilarCourse[]> {
  const courses = await findContent(db, { target: 'course', reach, exceptCourseId: courseId, like: [name], by: 'title', language });
  // By names alone: an introduction that mentions many things is like every course.
  return titleIndex(courses, language)(name).map(({ item, evidence }) => ({ id: item.id, evidence }));
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
