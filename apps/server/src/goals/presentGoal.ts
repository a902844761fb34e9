import type { Goal } from '@college/curriculum-model';
import type { GoalRow } from './goalRepository';

/** A goal in its wire format, where its indicator point is called parentId (core §3). */
export function presentGoal({ id, indicatorId, courseUnitId, description, version, translations }: GoalRow): Goal {
  const hasTranslation = Object.keys(translations).length > 0;
  return { id, parentId: indicatorId, courseId: courseUnitId, description, version, ...(hasTranslation ? { translations } : {}) };
}
