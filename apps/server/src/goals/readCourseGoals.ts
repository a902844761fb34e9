import type { Indicator, Language } from '@college/curriculum-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { listIndicators } from '../majors/readRequirements';
import { inReadersLanguage } from '../majors/presentMajor';

const { teachingGoals } = schema;

/** Every indicator point of a major, each with the course's goals under it. Goals are shown to be edited, so they stay as recorded. */
export async function readCourseGoals(db: Queries, courseId: number, majorId: number, language: Language): Promise<Indicator[]> {
  const indicators = await listIndicators(db, majorId);
  const goals = await db
    .select()
    .from(teachingGoals)
    .where(and(eq(teachingGoals.courseUnitId, courseId), isNull(teachingGoals.deletedAt)))
    .orderBy(asc(teachingGoals.position), asc(teachingGoals.id));
  return indicators.map((indicator) => ({
    id: indicator.id,
    description: inReadersLanguage(indicator, 'description', language),
    children: goals
      .filter((goal) => goal.indicatorId === indicator.id)
      .map(({ id, indicatorId, courseUnitId, description }) => ({ id, parentId: indicatorId, courseId: courseUnitId, description })),
  }));
}
