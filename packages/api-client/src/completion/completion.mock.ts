import {
  completionFileName,
  completionItems,
  completionOf,
  completionReport,
  matrixDoubts,
  matrixFindings,
  textOf,
  type CourseData,
} from '@college/curriculum-model';
import { matricesOf } from '../matrices/files.mock';
import { workbook } from '../mock-api/files';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import { ksasOf, pointsOf } from '../points/pointRows';

/** Everything of a course that completion looks at. */
export function courseDataOf(state: MockState, courseId: number): CourseData {
  const course = found(state.courseUnits.find(({ id }) => id === courseId));
  const projects = new Set(course.courseMatrixVOS.map(({ id }) => id));
  const courseCells = state.courseCells.filter(({ courseUnitId }) => courseUnitId === courseId);
  const cells = new Set(courseCells.map(({ id }) => id));
  return {
    course,
    points: pointsOf(state, courseId),
    ksa: ksasOf(state, courseId),
    goals: state.goals.filter((goal) => goal.courseId === courseId),
    bindings: state.bindings.filter((binding) => binding.courseId === courseId),
    taskGoals: state.taskGoals.filter(({ projectId }) => projects.has(projectId)),
    courseCells,
    projectCells: state.projectCells.filter(({ projectMatrixId }) => cells.has(projectMatrixId)),
    report: state.additionalInfos.find(({ courseUnitId }) => courseUnitId === courseId) ?? null,
  };
}

export const completionMocks = {
  getCompletion: ({ query: { courseid }, state }) => completionOf(completionItems(courseDataOf(state, courseid))),

  listCompletionItems: ({ query: { courseid }, state }) => completionItems(courseDataOf(state, courseid)),

  checkCourse: ({ query: { courseid }, state, user }) => ({
    items: completionItems(courseDataOf(state, courseid)),
    gaps: matrixDoubts(matrixFindings(matricesOf(state, courseid, user)), courseid),
  }),

  exportCompletion({ query: { courseid }, state, language }) {
    const data = courseDataOf(state, courseid);
    const { summary, details } = completionReport(completionItems(data), language);
    const sheets = [summary, details].map(({ columns, rows }) => [columns, ...rows]);
    return workbook(completionFileName(textOf(data.course, 'name', language)), ...sheets);
  },
} satisfies Partial<MockHandlers>;
