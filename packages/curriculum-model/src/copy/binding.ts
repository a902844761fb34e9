import type { Goal } from '../goals';
import type { GoalRelation, Relate, Support } from '../matrices';
// Not from the area's index: a widget that binds should not pay for every schema.
import { relateValues } from '../matrices/relateValues';

/** What is chosen before it is bound. */
export interface BindingChoice {
  requireId: number | null;
  relate: Relate;
  goals: readonly number[];
}

/** A card: goals bound to one indicator with one strength. */
export type BoundRelation = GoalRelation & { relate: Support };

/** Nothing chosen: also the choice after a binding was saved (decision 85). */
export const emptyChoice: BindingChoice = { requireId: null, relate: relateValues.none, goals: [] };

/** Ids of the goals that are bound. */
export function boundGoals(relations: readonly BoundRelation[]): Set<number> {
  return new Set(relations.flatMap((relation) => relation.goals));
}

/** Whether the choice can be bound: an indicator, a strength and at least one goal that is not bound yet (core §4). */
export function canBind(choice: BindingChoice, relations: readonly BoundRelation[]): boolean {
  const bound = boundGoals(relations);
  return choice.requireId !== null && choice.relate !== relateValues.none && choice.goals.some((goal) => !bound.has(goal));
}

/** Adds the choice; under the same indicator it joins the card and its strength wins (core §4). Bound goals stay where they are. */
export function bindGoals(relations: readonly BoundRelation[], choice: BindingChoice): BoundRelation[] {
  const { requireId, relate } = choice;
  if (requireId === null || relate === relateValues.none || !canBind(choice, relations)) return [...relations];
  const bound = boundGoals(relations);
  const added = [...new Set(choice.goals)].filter((goal) => !bound.has(goal));
  if (!relations.some((relation) => relation.requireId === requireId)) return [...relations, { requireId, relate, goals: added }];
  return relations.map((relation) =>
    relation.requireId === requireId ? { requireId, relate, goals: [...relation.goals, ...added] } : relation,
  );
}

/** Takes the card of one indicator away and frees its goals. */
export function unbindRequire(relations: readonly BoundRelation[], requireId: number): BoundRelation[] {
  return relations.filter((relation) => relation.requireId !== requireId);
}

/** How many of the source goals are bound; without any goal everything is (decision 82). */
export function bindingProgress(source: readonly Pick<Goal, 'id'>[], relations: readonly BoundRelation[]) {
  const goals = boundGoals(relations);
  const bound = source.filter((goal) => goals.has(goal.id)).length;
  const total = source.length;
  return { bound, total, percent: total === 0 ? 100 : Math.round((100 * bound) / total), isComplete: bound === total };
}

/** Whether step 1 must load its goals: only when the target is another major than the one they were loaded for (decision 84). */
export function mustReloadGoals(loadedMajorId: number | null, majorId: number): boolean {
  return loadedMajorId !== majorId;
}
