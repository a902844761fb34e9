import { matrixFindings, placeKey, rowsOfProject, type ThreadItem } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { sampleMatrices as matrices } from '../fakes/sampleMatrices';
import { spotOf, spotOfItem } from './matrixPlace';

const requirement = matrices.requirements[1]!;
const placed = matrices.placedPoints[0]!;
const ksa = matrices.placedKsas[0]!;
const unbound = { ...matrices, bindings: [] };

describe('the position of a line', () => {
  it('is its first cell', () => {
    expect(spotOf(matrices, { matrix: 'major', column: String(requirement.id) }).cell).toEqual({
      rowId: '1004',
      columnId: String(requirement.id),
    });
    const projectId = placed.projectId;
    expect(spotOf(matrices, { matrix: 'project', projectId })).toMatchObject({
      matrix: 'project',
      projectId,
      cell: { rowId: placeKey(rowsOfProject(matrices, projectId)[0]!) },
    });
  });

  it('is nowhere in a matrix without rows', () => {
    expect(spotOf({ ...matrices, projects: [] }, { matrix: 'course' }).cell).toBeNull();
  });

  it('is known for every gap of the sample', () => {
    for (const { at } of matrixFindings(matrices)) expect(spotOf(matrices, at).matrix).toBe(at.matrix);
  });
});

describe('the position of an item of the chain', () => {
  const cell = { rowId: '1004', columnId: String(requirement.children[0]!.id) };
  it.each<[ThreadItem, object | null]>([
    [
      { kind: 'requirement', id: requirement.id },
      { matrix: 'major', cell },
    ],
    [
      { kind: 'indicator', id: requirement.children[0]!.id },
      { matrix: 'major', cell },
    ],
    [
      { kind: 'course', id: 1001 },
      { matrix: 'major', cell: { rowId: '1001' } },
    ],
    [
      { kind: 'goal', id: placed.goalId },
      { matrix: 'course', cell: { rowId: String(placed.projectId), columnId: String(placed.goalId) } },
    ],
    [
      { kind: 'project', id: placed.projectId },
      { matrix: 'course', cell: { rowId: String(placed.projectId) } },
    ],
    [
      { kind: 'point', id: placed.pointId },
      { matrix: 'project', cell: { rowId: placeKey(placed) } },
    ],
    [
      { kind: 'taskGoal', id: ksa.taskGoalId },
      { matrix: 'project', projectId: ksa.projectId, cell: { columnId: String(ksa.taskGoalId) } },
    ],
    [
      { kind: 'ksa', id: ksa.ksaId },
      { matrix: 'project', cell: { rowId: placeKey(ksa), columnId: String(ksa.taskGoalId) } },
    ],
    [{ kind: 'ksa', id: 1 }, null],
    [{ kind: 'taskGoal', id: 1 }, null],
  ])('%j', (item, spot) => {
    if (spot) expect(spotOfItem(matrices, item)).toMatchObject(spot);
    else expect(spotOfItem(matrices, item)).toBeNull();
  });

  it('of a goal that is not bound is its indicator point', () => {
    const goal = matrices.goals.find(({ courseId }) => courseId === 1004)!;
    expect(spotOfItem(unbound, { kind: 'goal', id: goal.id })).toMatchObject({
      matrix: 'major',
      cell: { rowId: '1004', columnId: String(goal.parentId) },
    });
  });
});
