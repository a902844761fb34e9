import { describe, expect, it } from 'vitest';
import { bindings, courseCells, projectCells, sampleCourseUnit, taskGoals } from '../fixtures';
import { columnGoalIds, orphanCourseCells, orphanProjectCells } from './orphans.test-data';
import { goalRelationInputSchema } from './relate';
import { relateOptions } from './relateOptions';

const own = bindings.filter((binding) => binding.courseId === 1004);
const projectIds = sampleCourseUnit(1004).courseMatrixVOS.map((row) => row.id);
const taskGoalIds = taskGoals.map((goal) => goal.id);

describe('linked matrices', () => {
  it('agree in the sample programme', () => {
    expect(columnGoalIds(own)).toEqual([1031, 1032, 1033, 1034]);
    expect(orphanCourseCells(courseCells, { bindings: own, projectIds })).toEqual([]);
    expect(orphanProjectCells(projectCells, { courseCells, taskGoalIds })).toEqual([]);
  });

  it('lose a column with its binding, and the rows below with it', () => {
    const rest = own.filter((binding) => !binding.goals.includes(1033));
    expect(orphanCourseCells(courseCells, { bindings: rest, projectIds }).map((cell) => cell.graduateRequireId)).toEqual([
      1033, 1033, 1033,
    ]);
  });

  it('lose a chapter with its entries, and a task goal with its column', () => {
    expect(orphanCourseCells(courseCells, { bindings: own, projectIds: projectIds.slice(0, 5) })).toHaveLength(2);
    expect(orphanProjectCells(projectCells, { courseCells, taskGoalIds: [1001] }).map((cell) => cell.taskGoalId)).toEqual([
      1002, 1002, 1002,
    ]);
  });
});

describe('strength', () => {
  it('has a name and a sign', () => {
    expect(relateOptions('zh')).toEqual([
      { name: '强支撑', code: '★', relate: 0 },
      { name: '弱支撑', code: '☆', relate: 1 },
      { name: '无', code: '', relate: -1 },
    ]);
  });

  it.each([
    [{ requireId: 1101, relate: 0, goals: [1031] }, true],
    [{ requireId: 1101, relate: 1, goals: [{ id: 1031 }] }, true],
    [{ requireId: 1101, relate: -1, goals: [1031] }, false],
    [{ requireId: 1101, relate: 2, goals: [1031] }, false],
  ])('binding %j may be sent: %s', (relation, fits) => expect(goalRelationInputSchema.safeParse(relation).success).toBe(fits));
});
