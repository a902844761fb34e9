import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { majorOf, unitOf } from './place.test-data';

const line = 'line-of-attempts';

/** Attempts at the calls about who is here: whoever may read the major sees and is seen, but for the demo account. */
export const liveAttempts: readonly Attempt[] = [
  {
    endpoint: contract.followLive,
    act: 'read',
    request: (place) => ({ query: { majorId: majorOf(place), view: 'matrix', line, seconds: 0 } }),
    full: (place) => ({ query: { majorId: majorOf(place), view: 'course', courseId: unitOf(place), line, seconds: 0 } }),
    isHiddenFromDemo: true,
    // A stream has no envelope.
    allowed: '',
  },
  {
    endpoint: contract.tellLive,
    act: 'read',
    request: (place) => ({ body: { majorId: majorOf(place), line, field: null } }),
    isHiddenFromDemo: true,
  },
];
