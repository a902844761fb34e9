import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempts.test-data';
import { unitOf } from './place.test-data';

/** Attempts at the course start report as a file. */
export const reportFileAttempts: readonly Attempt[] = [
  {
    endpoint: contract.exportReport,
    act: 'read',
    // Of the kind that is made quickest; a file has no envelope, and so no code.
    request: (place) => ({ query: { courseid: unitOf(place), editable: '1' } }),
    allowed: '',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.prepareExport,
    act: 'read',
    request: (place) => ({ body: { courseId: unitOf(place), editable: true, languages: 'zh' } }),
    // A stream has no envelope either.
    allowed: '',
    isHiddenFromDemo: true,
  },
];
