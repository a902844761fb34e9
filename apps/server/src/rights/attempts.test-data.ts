import type { Endpoint } from '@college/api-client/contract';
import { accountAttempts } from './accountAttempts.test-data';
import { copyAttempts } from './copyAttempts.test-data';
import { courseAttempts } from './courseAttempts.test-data';
import { historyAttempts } from './historyAttempts.test-data';
import { majorAttempts } from './majorAttempts.test-data';
import { matrixAttempts } from './matrixAttempts.test-data';
import { matrixFileAttempts } from './matrixFileAttempts.test-data';
import { occupationAttempts } from './occupationAttempts.test-data';
import { peopleAttempts } from './peopleAttempts.test-data';
import type { MakeRequest } from './place.test-data';
import { referenceAttempts } from './referenceAttempts.test-data';
import { reportAttempts } from './reportAttempts.test-data';
import { reportFileAttempts } from './reportFileAttempts.test-data';
import { translationAttempts } from './translationAttempts.test-data';

/**
 * What a call does, in the words of the rights table, over a record of the place: `manage` over its major, `manageCourse`,
 * `manageDepartment`, `manageCollege` and `managePerson` over what they say. `any…` need that right without a record, `collegeManage`
 * that to manage a college; `public` needs not even a sign-in.
 */
export type Act =
  | ('read' | 'modify' | 'create' | 'manage' | 'manageCourse' | 'manageDepartment' | 'manageCollege' | 'managePerson')
  | ('anyRead' | 'anyModify' | 'anyCreate' | 'anyManage' | 'collegeManage' | 'signedIn' | 'public');

/** One call that an account tries at a place. */
export interface Attempt {
  endpoint: Endpoint;
  act: Act;
  request: MakeRequest;
  /** What an allowed caller is answered: most writes are made so that they fail for another reason and leave the scene as it is. */
  allowed?: string;
  /** The five screens of the demo account do without this call (core §6). */
  isHiddenFromDemo?: boolean;
  /** A request that goes through and names every id the call takes, where `request` does not. */
  full?: MakeRequest;
  /** Where an id of another college changes nothing and shows nothing, so that there is nothing to refuse: `body.departmentId`. */
  answersForeign?: readonly string[];
}

/** At least one attempt for every call of the contract, also for those that no server answers yet: they are tried as soon as one does. */
export const attempts: readonly Attempt[] = [
  ...accountAttempts,
  ...peopleAttempts,
  ...majorAttempts,
  ...courseAttempts,
  ...copyAttempts,
  ...matrixAttempts,
  ...matrixFileAttempts,
  ...historyAttempts,
  ...reportAttempts,
  ...reportFileAttempts,
  ...occupationAttempts,
  ...referenceAttempts,
  ...translationAttempts,
];
