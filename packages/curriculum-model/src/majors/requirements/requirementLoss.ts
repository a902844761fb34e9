import type { RequireUse } from '../majorList';
import type { EditableRequirement, RequirementItem } from './requirement';

/** What one course loses with a requirement or indicator point. */
export interface RequirementLoss {
  course: RequireUse['courses'][number];
  /** Strong and weak supports of the major matrix. */
  strong: number;
  weak: number;
  goals: number;
}

/** What is lost with an item, course by course; a requirement takes its indicator points along. */
export function requirementLossOf(item: RequirementItem | EditableRequirement, use: readonly RequireUse[]): RequirementLoss[] {
  const ids = new Set('indicators' in item ? item.indicators.map(({ id }) => id) : [item.id]);
  const losses = new Map<number, RequirementLoss>();
  for (const { courses } of use.filter(({ indicatorId }) => ids.has(indicatorId))) {
    for (const course of courses) {
      const before = losses.get(course.id) ?? { course, strong: 0, weak: 0, goals: 0 };
      losses.set(course.id, {
        course,
        strong: before.strong + Number(course.relate === 0),
        weak: before.weak + Number(course.relate === 1),
        goals: before.goals + course.goals,
      });
    }
  }
  return [...losses.values()];
}
