import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { unitOf } from './place.test-data';

/** Attempts at the course start report as a file. */
export const reportFileAttempts: readonly Attempt[] = [
  {
    endpoint: contract.exportReport,
    act: 'read',
    // A file that nobody made: no attempt has to wait for one.
    request: (place) => ({ query: { courseid: unitOf(place), file: 'nobody-made-this' } }),
    full: (place) => ({ query: { courseid: unitOf(place), editable: '1' } }),
    allowed: '30004',
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
