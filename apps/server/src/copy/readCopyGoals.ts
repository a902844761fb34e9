import type { CopyGoals, Language } from '@college/curriculum-model';
import type { Queries } from '../db';
import { listGoals } from '../goals/goalRepository';
import { inReadersLanguage } from '../majors/presentMajor';
import { listIndicators } from '../majors/readRequirements';
import { findCopyPair } from './checkCopy';

/** What the wizard binds: the goals of the course, and the indicator points of the target major. */
export async function readCopyGoals(
  db: Queries,
  { sourceId, targetId }: { sourceId: number; targetId: number },
  language: Language,
): Promise<CopyGoals> {
  await findCopyPair(db, { courseId: sourceId, targetId });
  const goals = await listGoals(db, sourceId);
  const indicators = await listIndicators(db, targetId);
  return {
    source: goals.map((goal) => ({
      id: goal.id,
      parentId: goal.indicatorId,
      courseId: goal.courseUnitId,
      description: inReadersLanguage(goal, 'description', language),
    })),
    // Goals of a course are bound to indicator points of its own major, so there are none here.
    target: indicators.map((indicator) => ({
      id: indicator.id,
      description: inReadersLanguage(indicator, 'description', language),
      children: [],
    })),
  };
}
