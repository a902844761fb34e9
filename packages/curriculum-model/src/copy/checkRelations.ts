import type { Bilingual } from '../language';
import type { GoalRelationInput } from '../matrices';
import { copyMessages } from './messages';

/** Goal ids of a binding, whether it came with ids or with objects (decision 148). */
export function relationGoalIds(relation: GoalRelationInput): number[] {
  return relation.goals.map((goal) => (typeof goal === 'number' ? goal : goal.id));
}

/** What is wrong with the bindings of a copy: every goal exactly once, indicators of the target major, each once and with a goal (domain.md §6). */
export function checkGoalRelations(
  relations: readonly GoalRelationInput[],
  known: { goalIds: readonly number[]; indicatorIds: readonly number[] },
): Bilingual[] {
  const counts = new Map<number, number>();
  for (const id of relations.flatMap(relationGoalIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const requireIds = relations.map((relation) => relation.requireId);
  const missing = known.goalIds.filter((id) => !counts.has(id));
  return [
    ...requireIds.filter((id) => !known.indicatorIds.includes(id)).map((id) => copyMessages.foreignIndicator({ id })),
    ...[...new Set(requireIds.filter((id, at) => requireIds.indexOf(id) !== at))].map((id) => copyMessages.repeatedIndicator({ id })),
    ...relations.filter((relation) => relation.goals.length === 0).map(({ requireId: id }) => copyMessages.emptyRelation({ id })),
    ...[...counts.keys()].filter((id) => !known.goalIds.includes(id)).map((id) => copyMessages.foreignGoal({ id })),
    ...[...counts].filter(([, count]) => count > 1).map(([id]) => copyMessages.repeatedGoal({ id })),
    ...(missing.length > 0 ? [copyMessages.unboundGoals({ count: missing.length })] : []),
  ];
}
