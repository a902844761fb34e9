import type { Goal, GraduateRequire, Indicator } from './goal';

/** Every indicator point of the major in order, with its goals (the shape of getcoursegoal). */
export function indicatorsWithGoals(requires: readonly GraduateRequire[], goals: readonly Goal[]): Indicator[] {
  return requires.flatMap((require) => require.children).map((indicator) => ({ ...indicator, children: goalsUnder(indicator.id, goals) }));
}

function goalsUnder(indicatorId: number, goals: readonly Goal[]): Goal[] {
  return goals.filter((goal) => goal.parentId === indicatorId);
}
