import type { Evidence, FoundOutline, Language, Reach } from '@college/curriculum-model';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { compareInTurn } from './compareInTurn';
import type { Asking } from './compareThread';
import { findContent } from './findContent';
import { findOutlines } from './findOutlines';

/** A course whose name is like the wanted one, and why. */
export interface SimilarCourse {
  id: number;
  evidence: Evidence;
}

/** Who asks, and what may be read. */
export interface Around {
  reach: Reach | null;
  collegeId: number;
  language: Language;
  asking: Asking;
}

/** What a fill rests on. */
export interface FillBasis {
  /** The approved courses within reach with a like name, the most like first; none where nothing is like it. */
  similar: SimilarCourse[];
  /** The sample outline of a course with this name. */
  outline?: FoundOutline | undefined;
}

/** Finds what has the name of a course: courses of the college, and a sample outline. */
export async function findSimilarCourses(
  db: Queries,
  { name, courseId, ...around }: { name: string; courseId: number } & Around,
): Promise<FillBasis> {
  const { reach, collegeId, language, asking } = around;
  // By names alone: an introduction that mentions many things is like every course.
  const rows = await findContent(db, { target: 'course', reach, exceptCourseId: courseId, like: [name], by: 'title' });
  const outlines = await findOutlines(db, collegeId);
  const { alike, outline } = await compareInTurn({ rows, language, titles: [name], outlines, courseName: name }, asking);
  return { similar: alike.flat(), outline };
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
