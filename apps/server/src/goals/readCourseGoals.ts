import type { Indicator, Language } from '@college/curriculum-model';
import type { Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import { listIndicators } from '../majors/readRequirements';
import { listGoals } from './goalRepository';
import { readGoalRevisions } from './goalRevisions';
import { presentGoal } from './presentGoal';

/** Every indicator point of a major, each with the course's goals under it. Goals are shown to be edited, so they stay as recorded. */
export async function readCourseGoals(db: Queries, courseId: number, majorId: number, language: Language): Promise<Indicator[]> {
  const indicators = await listIndicators(db, majorId);
  const revisions = await readGoalRevisions(db, courseId);
  const goals = (await listGoals(db, courseId)).map((row) => ({ ...presentGoal(row), revision: revisions.get(row.id) }));
  return indicators.map((indicator) => ({
    id: indicator.id,
    description: inReadersLanguage(indicator, 'description', language),
    children: goals.filter(({ parentId }) => parentId === indicator.id),
  }));
}
