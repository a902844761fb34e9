import type { Indicator } from '@college/curriculum-model';
import { aGoal } from '@college/curriculum-model/fixtures';

/** Indicator points "1.1 指标点 1" and on, five under each requirement, each with so many goals; ids from 8001 and 9001. */
export function manyIndicators(count: number, goalsEach: number | ((index: number) => number) = 1): Indicator[] {
  let goalId = 9000;
  return Array.from({ length: count }, (_, index) => {
    const id = 8001 + index;
    const goals = typeof goalsEach === 'number' ? goalsEach : goalsEach(index);
    return {
      id,
      description: `${Math.floor(index / 5) + 1}.${(index % 5) + 1} 指标点 ${index + 1}`,
      children: Array.from({ length: goals }, (_row, place) => {
        goalId += 1;
        return aGoal({ id: goalId, parentId: id, description: `教学目标 ${index + 1}-${place + 1} Goal` });
      }),
    };
  });
}
