import { z } from 'zod';
import { idSchema } from '../fields';
import { bindGoals, boundGoals, type BoundRelation } from './binding';
import type { Support } from '../matrices';

/** A proposal to bind a goal to an indicator, with its reason. It binds nothing until a person accepts it. */
export const bindingSuggestionSchema = z.object({
  goalId: idSchema,
  requireId: idSchema,
  /** Likeness from 0 to 1. */
  score: z.number().min(0).max(1),
  /** The terms that both texts share. */
  terms: z.array(z.string()).readonly(),
});
export type BindingSuggestion = z.infer<typeof bindingSuggestionSchema>;

/** The best open proposal of each goal that is not bound yet, in the order of the goals. */
export function openSuggestions(
  suggestions: readonly BindingSuggestion[],
  relations: readonly BoundRelation[],
  goalIds: readonly number[],
): BindingSuggestion[] {
  const bound = boundGoals(relations);
  return goalIds.flatMap((goalId) => {
    const own = bound.has(goalId) ? [] : suggestions.filter((one) => one.goalId === goalId);
    const [best] = own.toSorted((a, b) => b.score - a.score || a.requireId - b.requireId);
    return best ? [best] : [];
  });
}

/** Binds what the accepted proposals say, each with the strength the person chose. */
export function acceptSuggestions(
  relations: readonly BoundRelation[],
  accepted: readonly BindingSuggestion[],
  relate: Support,
): BoundRelation[] {
  return accepted.reduce<BoundRelation[]>(
    (sum, { goalId, requireId }) => bindGoals(sum, { requireId, relate, goals: [goalId] }),
    [...relations],
  );
}
