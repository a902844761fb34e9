import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundGoals } from './binding';
import { acceptSuggestions, openSuggestions } from './bindingSuggestions';

const one = (goalId: number, requireId: number, score: number) => ({ goalId, requireId, score, terms: ['树'] });

describe('suggested bindings', () => {
  it('returns the best proposal for each unbound goal', () => {
    const all = [one(2, 8, 0.4), one(1, 9, 0.3), one(1, 7, 0.6), one(3, 7, 0.9)];
    const bound = [{ requireId: 7, relate: 0 as const, goals: [3] }];
    expect(openSuggestions(all, bound, [1, 2, 3, 4]).map(({ goalId, requireId }) => [goalId, requireId])).toEqual([
      [1, 7],
      [2, 8],
    ]);
  });

  it('binds what is accepted with the strength that was chosen, merging under one indicator', () => {
    expect(acceptSuggestions([], [one(1, 7, 0.6), one(2, 7, 0.5), one(3, 8, 0.5)], 1)).toEqual([
      { requireId: 7, relate: 1, goals: [1, 2] },
      { requireId: 8, relate: 1, goals: [3] },
    ]);
  });

  it('binds only what was accepted, and each goal once', () => {
    const suggestion = fc.record({
      goalId: fc.integer({ min: 1, max: 5 }),
      requireId: fc.integer({ min: 1, max: 4 }),
      score: fc.float({ min: 0, max: 1, noNaN: true }),
      terms: fc.constant([]),
    });
    fc.assert(
      fc.property(fc.array(suggestion), (accepted) => {
        const relations = acceptSuggestions([], accepted, 0);
        const goals = relations.flatMap((relation) => relation.goals);
        expect(goals).toHaveLength(boundGoals(relations).size);
        expect([...boundGoals(relations)].toSorted()).toEqual([...new Set(accepted.map(({ goalId }) => goalId))].toSorted());
        expect(openSuggestions(accepted, relations, [1, 2, 3, 4, 5])).toEqual([]);
      }),
    );
  });
});
