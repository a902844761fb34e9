import * as contract from '@college/api-client/contract';
import { places } from '../testing/scene';
import type { Attempt } from './attempts.test-data';

const reads = [contract.getMatrixCourse, contract.getCourseMatrixAxes, contract.getCourseMatrixChoices, contract.getCourseMatrix];

/** Attempts at the calls about the matrices. */
export const matrixAttempts: readonly Attempt[] = [
  ...reads.map((endpoint): Attempt => {
    return { endpoint, act: 'read', request: (place) => ({ query: { courseId: places[place].unit } }), isHiddenFromDemo: true };
  }),
  {
    endpoint: contract.updateCourseMatrix,
    act: 'modify',
    request: (place) => ({ body: { courseId: places[place].unit, version: 99, list: [] } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
];
