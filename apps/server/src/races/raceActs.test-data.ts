import { campusActs } from './campusActs.test-data';
import { commentActs } from './commentActs.test-data';
import { courseActs } from './courseActs.test-data';
import { directoryActs } from './directoryActs.test-data';
import { harmlessActs } from './harmlessActs.test-data';
import { matrixActs } from './matrixActs.test-data';
import { otherActs } from './otherActs.test-data';
import { reviewActs } from './reviewActs.test-data';
import type { RaceActs } from './raceAct.test-data';

/** What each call of the contract that writes does to stored records; a new one without an entry does not compile. */
export const raceActs: RaceActs = {
  ...courseActs,
  ...matrixActs,
  ...directoryActs,
  ...campusActs,
  ...commentActs,
  ...otherActs,
  ...harmlessActs,
  ...reviewActs,
};
