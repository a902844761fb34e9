import { goalFields, pickFields, type Goal } from '@college/curriculum-model';
import type { GoalRow } from './goalRepository';

/** A goal in its wire format, where its indicator point is called parentId (core §3). */
export function presentGoal(goal: GoalRow): Goal {
  const { id, indicatorId: parentId, courseUnitId: courseId, version, translations } = goal;
  const hasTranslation = Object.keys(translations).length > 0;
  return { id, parentId, courseId, ...pickFields(goalFields, goal), version, ...(hasTranslation ? { translations } : {}) };
}
