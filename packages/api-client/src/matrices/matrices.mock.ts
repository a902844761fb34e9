import {
  englishOfFields,
  linkedMatricesOf,
  matrixCourseFields,
  may,
  packMatrices,
  pickFields,
  relateOptions,
  type CourseCell,
} from '@college/curriculum-model';
import { indicatorsWithGoals } from '../goals/goals.mock';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';
import { ksasOf, pointKsaOf, pointsOf } from '../points/pointRows';
import { bindingOf } from './majorRows';

const unitOf = (state: MockState, courseId: number) => found(state.courseUnits.find(({ id }) => id === courseId));

export const matrixMocks = {
  getMatrixCourse({ query: { courseId }, state }) {
    const { id, name, majorId, majorName = '', theoryPeriod, practicePeriod } = unitOf(state, courseId);
    return { id, name, majorId, majorName, theoryPeriod, practicePeriod };
  },

  getCourseMatrixAxes({ query: { courseId }, state }) {
    const unit = unitOf(state, courseId);
    const bindings = state.bindings.filter((one) => one.courseId === courseId);
    const goals = indicatorsWithGoals(state, unit.majorId, courseId).flatMap((indicator) => {
      const bound = bindings.find(({ requireId }) => requireId === indicator.id)?.goals;
      return bound ? [{ ...indicator, children: indicator.children.filter(({ id }) => bound.includes(id)) }] : [];
    });
    return { projects: unit.courseMatrixVOS, goals };
  },

  getCourseMatrixChoices: ({ query: { courseId }, state, language }) => ({
    points: pointsOf(state, courseId),
    relates: relateOptions(language),
  }),

  getProjectMatrixAxes: ({ query: { courseId }, state }) =>
    unitOf(state, courseId).courseMatrixVOS.map((project) => {
      const placed = new Set(state.courseCells.filter(({ projectId }) => projectId === project.id).map(({ point }) => point.id));
      return {
        project,
        goals: state.taskGoals.filter(({ projectId }) => projectId === project.id),
        points: pointsOf(state, courseId).filter(({ id }) => placed.has(id)),
      };
    }),

  getProjectMatrixChoices: ({ query: { courseId }, state, language }) => ({
    ksas: ksasOf(state, courseId),
    relates: relateOptions(language),
  }),

  getMajorMatrix({ query: { courseId }, state, user }) {
    const { majorId } = unitOf(state, courseId);
    const units = state.courseUnits.filter((unit) => unit.majorId === majorId && (!unit.initing || unit.id === courseId));
    const names = new Map(units.map(({ id, name }) => [id, name]));
    const bindings = state.bindings.filter((binding) => binding.majorId === majorId && names.has(binding.courseId));
    const goals = state.goals.filter((goal) => names.has(goal.courseId));
    return {
      requirements: (state.requires.get(majorId) ?? []).map((requirement) => ({
        ...requirement,
        children: requirement.children.map((indicator) => ({
          ...indicator,
          children: goals.filter(({ parentId }) => parentId === indicator.id),
        })),
      })),
      courses: units.map((unit) => {
        const { id, version, translations = {} } = unit;
        const fields = { ...pickFields(matrixCourseFields, unit), ...englishOfFields(matrixCourseFields, translations) };
        return { id, version, ...fields, editable: may(user, 'modify', chainOf(state, 'course', id)) };
      }),
      data: bindings.flatMap(({ id, courseId: courseUnitId, requireId, relate }) => {
        const courseUnitName = names.get(courseUnitId) ?? '';
        return relate === -1 ? [] : [{ id, majorId, courseUnitId, courseUnitName, graduateRequireId: requireId, relate }];
      }),
      bindings: bindings.map(bindingOf),
    };
  },

  getCourseMatrix({ query: { courseId }, state }) {
    const { courseMatrixVOS, version } = unitOf(state, courseId);
    return courseMatrixVOS.map((project) => ({
      project,
      data: cellsOf(state, courseId).filter(({ projectId }) => projectId === project.id),
      version,
    }));
  },

  getProjectMatrices({ query: { courseId }, state }) {
    const { version } = unitOf(state, courseId);
    return cellsOf(state, courseId).map((courseMatrix) => ({
      courseMatrix,
      projectMatrices: state.projectCells.filter(({ projectMatrixId }) => projectMatrixId === courseMatrix.id),
      version,
    }));
  },
} satisfies Partial<MockHandlers>;

export const linkedMatricesMocks = {
  getLinkedMatrices({ query, body, state, user, language }) {
    const request = { query, body, state, user, language };
    const { courseId } = query;
    return packMatrices(
      linkedMatricesOf({
        course: matrixMocks.getMatrixCourse(request),
        major: matrixMocks.getMajorMatrix(request),
        axes: matrixMocks.getCourseMatrixAxes(request),
        points: pointsOf(state, courseId),
        rows: matrixMocks.getCourseMatrix(request),
        taskAxes: matrixMocks.getProjectMatrixAxes(request),
        ksas: ksasOf(state, courseId),
        projectRows: matrixMocks.getProjectMatrices(request),
        pointksa: pointKsaOf(state, courseId),
      }),
    );
  },
} satisfies Partial<MockHandlers>;

/** The entries of a course's matrix in the order of its chapters and points. */
function cellsOf(state: MockState, courseId: number): CourseCell[] {
  const cells = state.courseCells.filter(({ courseUnitId }) => courseUnitId === courseId);
  return unitOf(state, courseId).courseMatrixVOS.flatMap(({ id: projectId }) =>
    pointsOf(state, courseId).flatMap((point) =>
      cells.filter((cell) => cell.projectId === projectId && cell.point.id === point.id).map((cell) => ({ ...cell, point })),
    ),
  );
}
