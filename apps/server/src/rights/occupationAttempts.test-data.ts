import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempts.test-data';

/** Attempts at the calls about occupations. */
export const occupationAttempts: readonly Attempt[] = [
  { endpoint: contract.listOccupationLevels, act: 'anyRead', request: () => ({}), isHiddenFromDemo: true },
];
