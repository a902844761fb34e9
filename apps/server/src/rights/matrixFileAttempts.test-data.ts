import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { majorOf, unitOf } from './place.test-data';

/** Attempts at the workbooks of the matrices. */
export const matrixFileAttempts: readonly Attempt[] = [
  // A file has no envelope, and so no code.
  { endpoint: contract.exportMajorMatrix, act: 'read', request: (place) => ({ query: { majorId: majorOf(place) } }), allowed: '' },
  {
    endpoint: contract.exportCourseMatrix,
    act: 'read',
    request: (place) => ({ query: { majorId: majorOf(place), courseInfoId: unitOf(place) } }),
    allowed: '',
  },
  {
    endpoint: contract.importMajorMatrix,
    act: 'modifyMajor',
    request: (place) => ({ query: { majorId: majorOf(place) }, body: emptyFile() }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.importCourseMatrix,
    act: 'modify',
    request: (place) => ({ query: { courseId: unitOf(place) }, body: emptyFile() }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
];

function emptyFile() {
  const form = new FormData();
  form.append('file', new File([], 'matrix.xlsx'));
  return form;
}
