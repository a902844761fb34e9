import type { Indicator, Language } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { notFound } from '../http/refusal';
import { httpMessages } from '../http/messages';
import { readCourseGoals } from './readCourseGoals';

const { courseMatrixEntries, courseUnits, projects } = schema;

/** The goals that a project supports through the course matrix, under their indicator points; others are left out. */
export async function readProjectGoals(db: Queries, projectId: number, language: Language): Promise<Indicator[]> {
  const [place] = await db
    .select({ courseId: courseUnits.id, majorId: courseUnits.majorId })
    .from(projects)
    .innerJoin(courseUnits, eq(courseUnits.id, projects.courseUnitId))
    .where(eq(projects.id, projectId));
  if (!place) throw notFound(httpMessages.subjectMissing);
  const cells = await db
    .selectDistinct({ goalId: courseMatrixEntries.goalId })
    .from(courseMatrixEntries)
    .where(eq(courseMatrixEntries.projectId, projectId));
  const supported = new Set(cells.map(({ goalId }) => goalId));
  return (await readCourseGoals(db, place.courseId, place.majorId, language))
    .map((indicator) => ({ ...indicator, children: indicator.children.filter(({ id }) => supported.has(id)) }))
    .filter(({ children }) => children.length > 0);
}
