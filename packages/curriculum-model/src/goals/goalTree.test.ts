import { expect, it } from 'vitest';
import { goals, graduateRequires } from '../fixtures';
import { flattenGoals, indicatorsWithGoals, requiresWithGoals } from './goalTree';

const own = goals.filter((goal) => goal.courseId === 1004);

it('puts every goal under its indicator and keeps indicators without one', () => {
  const indicators = indicatorsWithGoals(graduateRequires[1001]!, own);
  expect(indicators).toHaveLength(24);
  expect(flattenGoals(indicators)).toEqual(own);
  expect(indicators.every((indicator) => indicator.children.every((goal) => goal.parentId === indicator.id))).toBe(true);
});

it('keeps the requirements above them', () => {
  const requires = requiresWithGoals(graduateRequires[1001]!, own);
  expect(requires.map((require) => require.id)).toEqual(graduateRequires[1001]!.map((require) => require.id));
  expect(requires[0]!.children.map((indicator) => indicator.children?.length)).toEqual([0, 1, 0]);
});

it('leaves out goals of indicators that the major has not got', () => {
  expect(flattenGoals(indicatorsWithGoals(graduateRequires[1002]!, own))).toEqual([]);
});
