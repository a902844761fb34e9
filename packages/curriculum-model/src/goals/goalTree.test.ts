import { expect, it } from 'vitest';
import { goals, graduateRequires } from '../fixtures';
import { indicatorsWithGoals } from './goalTree';

const own = goals.filter((goal) => goal.courseId === 1004);

it('puts every goal under its indicator and keeps indicators without one', () => {
  const indicators = indicatorsWithGoals(graduateRequires[1001]!, own);
  expect(indicators).toHaveLength(24);
  expect(indicators.flatMap(({ children }) => children)).toEqual(own);
  expect(indicators.every((indicator) => indicator.children.every((goal) => goal.parentId === indicator.id))).toBe(true);
});

it('leaves out goals of indicators that the major has not got', () => {
  expect(indicatorsWithGoals(graduateRequires[1002]!, own).flatMap(({ children }) => children)).toEqual([]);
});
