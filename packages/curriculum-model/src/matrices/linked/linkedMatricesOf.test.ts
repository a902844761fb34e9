import { describe, expect, it } from 'vitest';
import { courseCells, graduateRequires, projectCells, sampleLinkedMatrices as sample } from '../../fixtures';
import { relateOption } from '../relateOptions';
import { contentsOf } from './edits.test-data';
import { linkedMatricesOf, type MatrixReplies } from './linkedMatricesOf';

/** The replies of a server about 数据结构, with goals only in the axes, as some servers return them. */
function replies(changes: Partial<MatrixReplies> = {}): MatrixReplies {
  const named = new Map(sample.courses.map(({ id, name }) => [id, name]));
  const stored = sample.bindings.map((binding, index) => ({ ...binding, id: 5001 + index, goals: [...binding.goals] }));
  return {
    course: { id: 1004, majorId: 1001 },
    major: {
      requirements: [...(graduateRequires[1001] ?? [])],
      courses: [...sample.courses],
      data: stored.map(({ id, courseId, requireId, relate }) => ({
        id,
        majorId: 1001,
        courseUnitId: courseId,
        courseUnitName: named.get(courseId)!,
        graduateRequireId: requireId,
        relate,
      })),
      // In another order: the ids map each binding to its cell.
      bindings: stored.map(({ id, requireId, relate, goals }) => ({ id, requireId, relate, goals })).toReversed(),
    },
    axes: {
      projects: [...sample.projects],
      goals: sample.requirements
        .flatMap(({ children }) => children)
        .map((one) => ({ ...one, children: sample.goals.filter(({ parentId, courseId }) => parentId === one.id && courseId === 1004) })),
    },
    points: sample.points,
    rows: sample.projects.map((project) => ({ project, data: courseCells.filter(({ projectId }) => projectId === project.id) })),
    taskAxes: sample.projects.map((project) => ({
      project,
      goals: sample.taskGoals.filter(({ projectId }) => projectId === project.id),
      points: [],
    })),
    ksas: sample.ksas,
    projectRows: courseCells.map((courseMatrix) => ({
      courseMatrix,
      projectMatrices: projectCells.filter(({ projectMatrixId }) => projectMatrixId === courseMatrix.id),
    })),
    ...changes,
  };
}

describe('matrices out of the replies', () => {
  it('are those that were stored', () => {
    const read = linkedMatricesOf(replies());
    expect(contentsOf(read)).toEqual(contentsOf(sample));
    expect(read.goals.map(({ id, translations }) => [id, translations !== undefined])).toEqual(
      [1031, 1032, 1033, 1034].map((id) => [id, true]),
    );
    expect(read.taskGoals).toEqual(sample.taskGoals);
  });

  it('include a bound goal that is in no reply', () => {
    const { goals } = linkedMatricesOf(replies({ axes: { projects: [...sample.projects], goals: [] } }));
    expect(goals.find(({ id }) => id === 1033)).toEqual({ id: 1033, parentId: 1106, courseId: 1004, description: '' });
  });

  it('hold no entry without row or column, and none twice', () => {
    const [first] = courseCells;
    const strays = [
      { ...first!, id: 9001 },
      { ...first!, id: 9002, graduateRequireId: 1041 },
      { ...first!, id: 9003, relate: relateOption(-1, 'zh'), point: { ...first!.point, id: 1070 } },
    ];
    const whole = replies();
    const rows = whole.rows.map((row) => ({
      ...row,
      data: [...row.data, ...strays.filter(({ projectId }) => projectId === row.project.id)],
    }));
    const read = linkedMatricesOf({
      ...whole,
      rows: [...rows, { project: { ...sample.projects[0]!, id: 7 }, data: [{ ...first!, projectId: 7 }] }],
      projectRows: [
        ...whole.projectRows,
        { projectMatrices: [{ ...projectCells[0]!, projectMatrixId: 9002 }] },
        { projectMatrices: [{ ...projectCells[0]!, projectMatrixId: first!.id }] },
      ],
    });
    expect(contentsOf(read)).toEqual(contentsOf(sample));
  });

  it('omit chapters that were removed, with their content', () => {
    const projects = sample.projects.map((project, index) => (index === 3 ? { ...project, courseUnitId: -1 } : project));
    const read = linkedMatricesOf(replies({ axes: { ...replies().axes, projects } }));
    expect([read.projects.length, read.placedPoints.length, read.placedKsas.length, read.taskGoals.length]).toEqual([5, 7, 0, 0]);
  });
});
