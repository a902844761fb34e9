import type { CopyCounts } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';

/** How much hangs on one course unit: what a copy of it has to bring along. */
export function countsOf(state: MockState, courseId: number): CopyCounts {
  const projects = state.courseUnits.find(({ id }) => id === courseId)?.courseMatrixVOS ?? [];
  const projectIds = new Set(projects.map(({ id }) => id));
  const cells = state.courseCells.filter(({ courseUnitId }) => courseUnitId === courseId);
  const cellIds = new Set(cells.map(({ id }) => id));
  const countOf = (rows: readonly { courseId: number }[]) => rows.filter((row) => row.courseId === courseId).length;
  return {
    projects: projects.length,
    points: countOf(state.points),
    ksa: countOf(state.ksas),
    goals: countOf(state.goals),
    taskGoals: state.taskGoals.filter(({ projectId }) => projectIds.has(projectId)).length,
    courseCells: cells.length,
    projectCells: state.projectCells.filter(({ projectMatrixId }) => cellIds.has(projectMatrixId)).length,
    // The mock keeps the syllabus where it was.
    syllabusFields: 0,
  };
}
