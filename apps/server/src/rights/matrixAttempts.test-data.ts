import * as contract from '@college/api-client/contract';
import { places } from '../testing/scene';
import type { Attempt } from './attempts.test-data';

const reads = [
  contract.getMatrixCourse,
  contract.getMajorMatrix,
  contract.getCourseMatrixAxes,
  contract.getCourseMatrixChoices,
  contract.getCourseMatrix,
  contract.getProjectMatrixAxes,
  contract.getProjectMatrices,
];

/** Attempts at the calls about the matrices. */
export const matrixAttempts: readonly Attempt[] = [
  ...reads.map((endpoint): Attempt => {
    return { endpoint, act: 'read', request: (place) => ({ query: { courseId: places[place].unit } }), isHiddenFromDemo: true };
  }),
  {
    endpoint: contract.listTaskGoals,
    act: 'read',
    // The row of the place's unit.
    request: (place) => ({ query: { projectId: places[place].unit + 8000 } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.updateMajorMatrix,
    act: 'modify',
    request: (place) => ({ body: { courseId: places[place].unit, version: 99, relations: [] } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  ...[contract.updateCourseMatrix, contract.updateProjectMatrix].map((endpoint): Attempt => {
    const request: Attempt['request'] = (place) => ({ body: { courseId: places[place].unit, version: 99, list: [] } });
    return { endpoint, act: 'modify', request, allowed: '30009', isHiddenFromDemo: true };
  }),
  {
    endpoint: contract.saveMajorRows,
    // Modifying a whole major is what creating in it needs, too: an account of a course has neither.
    act: 'create',
    request: (place) => ({
      body: { majorId: places[place].major, rows: [{ courseId: places[place].unit, version: 99, relations: [] }] },
    }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  // The course's own matrices, and a row of the major matrix: each by itself decides.
  ...[0, 1].map((rowCount): Attempt => {
    const request: Attempt['request'] = (place) => {
      const { major: majorId, unit: courseId } = places[place];
      const rows = [{ courseId, version: 99, relations: [] }].slice(0, rowCount);
      return { body: { majorId, courseId, version: 99, rows, chapters: [], placedPoints: [] } };
    };
    return { endpoint: contract.saveMatrices, act: 'modify', request, allowed: '30009', isHiddenFromDemo: true };
  }),
  {
    endpoint: contract.updateTaskGoal,
    act: 'modify',
    request: (place) => ({ body: { id: 999_999, projectId: places[place].unit + 8000, description: 'x', product: '' } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
];
