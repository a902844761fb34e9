import * as contract from '@college/api-client/contract';
import { places } from '../testing/scene';
import type { Attempt } from './attempt.test-data';

/** Attempts at the workbooks of the matrices. */
export const matrixFileAttempts: readonly Attempt[] = [
  // A file has no envelope, and so no code.
  { endpoint: contract.exportMajorMatrix, act: 'read', request: (place) => ({ query: { majorId: places[place].major } }), allowed: '' },
  {
    endpoint: contract.exportCourseMatrix,
    act: 'read',
    request: (place) => ({ query: { majorId: places[place].major, courseInfoId: places[place].unit } }),
    allowed: '',
  },
  {
    endpoint: contract.importMajorMatrix,
    // Modifying a whole major is what creating in it needs, too: an account of a course has neither.
    act: 'create',
    request: (place) => ({ query: { majorId: places[place].major }, body: emptyFile() }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.importCourseMatrix,
    act: 'modify',
    request: (place) => ({ query: { courseId: places[place].unit }, body: emptyFile() }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
];

function emptyFile() {
  const form = new FormData();
  form.append('file', new File([], 'matrix.xlsx'));
  return form;
}
