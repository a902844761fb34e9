import { expect, it } from 'vitest';
import { removedIn, storedState } from './storedState';

const cell = { id: 1, projectId: 2, goalId: 3, pointId: 4, relate: 0 };
const hanging = { id: 5, courseMatrixEntryId: 1, taskGoalId: 6, ksaId: 7, relate: 1 };

it('reads the state of a unit as saves keep it now and as they once kept it', () => {
  expect(storedState({ name: '数据结构', courseMatrixVOS: [] })).toEqual({ name: '数据结构', courseMatrixVOS: [] });
  const former = storedState({ course: { name: '数据结构' }, pointksa: [], removedCells: [cell] });
  expect(former).toMatchObject({ name: '数据结构' });
  expect(removedIn(former ?? {})).toEqual({ courseCells: [cell], projectCells: [] });
});

it.each([[null], [undefined], ['x'], [[1]], [7]])('takes %j for a record that was not there', (value) => {
  expect(storedState(value)).toBeNull();
});

it('finds the matrix entries that went along under each of their names', () => {
  expect(removedIn({ removed: { courseCells: [cell], projectCells: [hanging] } })).toEqual({
    courseCells: [cell],
    projectCells: [hanging],
  });
  expect(removedIn({ courseCells: [cell], projectCells: [hanging] })).toEqual({ courseCells: [cell], projectCells: [hanging] });
  expect(removedIn({ cells: [], removedProjectCells: [hanging] })).toEqual({ courseCells: [], projectCells: [hanging] });
  expect(removedIn({ goals: [], removedCells: [hanging] })).toEqual({ courseCells: [], projectCells: [hanging] });
});
