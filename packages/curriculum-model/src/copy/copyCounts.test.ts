import { expect, it } from 'vitest';
import { differsFromPlan } from './copyCounts';

const plan = { projects: 6, points: 10, ksa: 8, goals: 4, taskGoals: 2, courseCells: 8, projectCells: 6, syllabusFields: 12 };

it('finds the kinds of which a copy made another number than planned', () => {
  expect(differsFromPlan(plan, plan)).toEqual([]);
  expect(differsFromPlan(plan, { ...plan, ksa: 7, projectCells: 0 })).toEqual(['ksa', 'projectCells']);
});
