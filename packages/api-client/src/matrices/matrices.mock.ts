import { may, relateOption, relateOptions } from '@college/curriculum-model';
import { indicatorsWithGoals } from '../goals/goals.mock';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';
import { dropCells, ksasOf, pointsOf } from '../points/pointRows';
import { bindingOf, saveRow } from './majorRows';

const unitOf = (state: MockState, courseId: number) => found(state.courseUnits.find(({ id }) => id === courseId));

export const matrixMocks = {
  getMatrixCourse({ query: { courseId }, state }) {
    const { id, name, majorId, majorName = '', theoryPeriod, practicePeriod } = unitOf(state, courseId);
    return { id, name, majorId, majorName, theoryPeriod, practicePeriod };
  },

  getCourseMatrixAxes({ query: { courseId }, state }) {
    const unit = unitOf(state, courseId);
    const bound = new Set(state.bindings.filter((one) => one.courseId === courseId).map(({ requireId }) => requireId));
    const goals = indicatorsWithGoals(state, unit.majorId, courseId).filter(({ id }) => bound.has(id));
    return { projects: unit.courseMatrixVOS, goals };
  },

  getCourseMatrixChoices: ({ query: { courseId }, state, language }) => ({
    points: pointsOf(state, courseId),
    relates: relateOptions(language),
  }),

  getProjectMatrixAxes: ({ query: { courseId }, state }) =>
    unitOf(state, courseId).courseMatrixVOS.map((project) => ({
      project,
      goals: state.taskGoals.filter(({ projectId }) => projectId === project.id),
      points: state.courseCells.filter(({ projectId }) => projectId === project.id).map(({ point }) => point),
    })),

  getProjectMatrixChoices: ({ query: { courseId }, state, language }) => ({
    ksas: ksasOf(state, courseId),
    relates: relateOptions(language),
  }),

  getMajorMatrix({ query: { courseId }, state, user }) {
    const { majorId } = unitOf(state, courseId);
    const courses = state.courseUnits.filter((unit) => unit.majorId === majorId && !unit.initing);
    return {
      requirements: state.requires.get(majorId) ?? [],
      courses: courses.map(({ id, name, classId, typeId, version }) => {
        return { id, name, classId, typeId, version, editable: may(user, 'modify', chainOf(state, 'course', id)) };
      }),
      data: state.bindings.flatMap(({ id, courseId: courseUnitId, requireId, relate, ...binding }) => {
        const course = courses.find((one) => one.id === courseUnitId);
        if (binding.majorId !== majorId || !course || relate === -1) return [];
        return [{ id, majorId, courseUnitId, courseUnitName: course.name, graduateRequireId: requireId, relate }];
      }),
      bindings: state.bindings.filter((binding) => binding.majorId === majorId).map(bindingOf),
    };
  },

  getCourseMatrix: ({ query: { courseId }, state }) =>
    unitOf(state, courseId).courseMatrixVOS.map((project) => ({
      project,
      data: state.courseCells.filter(({ projectId }) => projectId === project.id),
    })),

  getProjectMatrices: ({ query: { courseId }, state }) =>
    state.courseCells
      .filter(({ courseUnitId }) => courseUnitId === courseId)
      .map((courseMatrix) => ({
        courseMatrix,
        projectMatrices: state.projectCells.filter(({ projectMatrixId }) => projectMatrixId === courseMatrix.id),
      })),

  updateMajorMatrix: ({ body, state }) => saveRow(state, body),

  updateCourseMatrix({ body: { courseId, version, list }, state, language }) {
    const unit = unitOf(state, courseId);
    checkVersion(version, unit);
    const cells = list.flatMap(({ project, data }) =>
      data.filter((cell) => cell.relate.relate !== -1).map((cell) => ({ ...cell, projectId: project.id })),
    );
    const saved = cells.map((cell) => {
      const point = pointsOf(state, courseId).find(({ id }) => id === cell.point.id);
      if (!point || !unit.courseMatrixVOS.some(({ id }) => id === cell.projectId)) throw refusals.invalid('list', String(cell.point.id));
      const id = cell.id > 0 ? cell.id : state.nextId();
      return { ...cell, id, courseUnitId: courseId, point, relate: relateOption(cell.relate.relate, language) };
    });
    const listed = new Set(list.map(({ project }) => project.id));
    state.courseCells = [...state.courseCells.filter(({ projectId }) => !listed.has(projectId)), ...saved];
    dropCells(state);
    unit.version = (unit.version ?? 0) + 1;
    return { version: unit.version };
  },

  updateProjectMatrix({ body: { courseId, version, list }, state, language }) {
    const unit = unitOf(state, courseId);
    checkVersion(version, unit);
    const own = new Set(state.courseCells.filter(({ courseUnitId }) => courseUnitId === courseId).map(({ id }) => id));
    const cells = list.flatMap(({ courseMatrix, projectMatrices }) =>
      projectMatrices.filter((cell) => cell.relate.relate !== -1).map((cell) => ({ ...cell, projectMatrixId: courseMatrix.id })),
    );
    const saved = cells.map((cell) => {
      const ksa = ksasOf(state, courseId).find(({ id }) => id === cell.ksa.id);
      if (!ksa || !own.has(cell.projectMatrixId)) throw refusals.invalid('list', String(cell.ksa.id));
      return { ...cell, id: cell.id > 0 ? cell.id : state.nextId(), ksa, relate: relateOption(cell.relate.relate, language) };
    });
    state.projectCells = [...state.projectCells.filter(({ projectMatrixId }) => !own.has(projectMatrixId)), ...saved];
    unit.version = (unit.version ?? 0) + 1;
    return { version: unit.version };
  },

  listTaskGoals: ({ query: { projectId }, state }) => state.taskGoals.filter((goal) => goal.projectId === projectId),

  updateTaskGoal({ body, state }) {
    const { projectId } = body;
    const isWhole = 'goals' in body;
    const goals = (isWhole ? body.goals : [body]).map((goal) => ({ ...goal, id: goal.id > 0 ? goal.id : state.nextId(), projectId }));
    const replaced = new Set(goals.map(({ id }) => id));
    const kept = state.taskGoals.filter((goal) => (isWhole ? goal.projectId !== projectId : !replaced.has(goal.id)));
    state.taskGoals = [...kept, ...goals];
    return true;
  },
} satisfies Partial<MockHandlers>;
