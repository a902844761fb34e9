import { describe, expect, it } from 'vitest';
import { aGoal } from '../fixtures';
import { hasNoGoals, hasSavedGoal } from './goalRules';
import { updateTaskGoalRequestSchema } from './taskGoal';

const indicators = [
  { id: 1101, description: '1.1 数学', children: [] },
  { id: 1102, description: '1.2 Modelling', children: [aGoal(), aGoal({ id: 1032, description: 'analyse Complexity' })] },
];

describe('goals', () => {
  it.each([
    [-1, false],
    [0, true],
    [1, true],
    [2, true],
  ])('close value %i saved something: %s', (value, saved) => expect(hasSavedGoal(value)).toBe(saved));

  it('are none when every indicator is empty', () => {
    expect([hasNoGoals([]), hasNoGoals(indicators.slice(0, 1)), hasNoGoals(indicators)]).toEqual([true, true, false]);
  });

  it('of a task come alone or with their project', () => {
    const goal = { id: 0, projectId: 1064, description: '完成遍历', product: '程序' };
    expect(updateTaskGoalRequestSchema.safeParse(goal).success).toBe(true);
    expect(updateTaskGoalRequestSchema.parse({ projectId: 1064, goals: [goal] })).toHaveProperty('goals');
    expect(updateTaskGoalRequestSchema.safeParse({ projectId: 1064, goals: 'x' }).success).toBe(false);
    expect(updateTaskGoalRequestSchema.safeParse({ ...goal, description: ' ' }).success).toBe(false);
  });
});
