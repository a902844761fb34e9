import { accountAttempts } from './accountAttempts.test-data';
import { campusAttempts } from './campusAttempts.test-data';
import { liveAttempts } from './liveAttempts.test-data';
import { commentAttempts } from './commentAttempts.test-data';
import { copyAttempts } from './copyAttempts.test-data';
import { courseAttempts } from './courseAttempts.test-data';
import { editionAttempts } from './editionAttempts.test-data';
import { historyAttempts } from './historyAttempts.test-data';
import { majorAttempts } from './majorAttempts.test-data';
import { matrixAttempts } from './matrixAttempts.test-data';
import { matrixFileAttempts } from './matrixFileAttempts.test-data';
import { occupationAttempts } from './occupationAttempts.test-data';
import { peopleAttempts } from './peopleAttempts.test-data';
import { referenceAttempts } from './referenceAttempts.test-data';
import { reportAttempts } from './reportAttempts.test-data';
import { reportFileAttempts } from './reportFileAttempts.test-data';
import { translationAttempts } from './translationAttempts.test-data';
import type { Attempt } from './attempt.test-data';

/** At least one attempt for every call of the contract, also for those that no server answers yet: they are tried as soon as one does. */
export const attempts: readonly Attempt[] = [
  ...accountAttempts,
  ...campusAttempts,
  ...peopleAttempts,
  ...majorAttempts,
  ...courseAttempts,
  ...commentAttempts,
  ...liveAttempts,
  ...copyAttempts,
  ...editionAttempts,
  ...matrixAttempts,
  ...matrixFileAttempts,
  ...historyAttempts,
  ...reportAttempts,
  ...reportFileAttempts,
  ...occupationAttempts,
  ...referenceAttempts,
  ...translationAttempts,
];
