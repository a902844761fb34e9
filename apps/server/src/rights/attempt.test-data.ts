import type { Endpoint } from '@college/api-client/contract';
import type { MakeRequest } from './place.test-data';

/**
 * What a call does, in the words of the rights table, over a record of the place: `manage` over its major, `manageCourse`,
 * `manageDepartment`, `manageCollege` and `managePerson` over what they say; `modifyMajor` modifies its major as a whole, `readWay` reads what is above the majors. `any…` need that right without a record, `collegeManage`
 * that to manage a college; `public` needs not even a sign-in.
 */
export type Act =
  | (
      | 'read'
      | 'readWay'
      | 'modify'
      | 'modifyMajor'
      | 'create'
      | 'manage'
      | 'manageCourse'
      | 'manageDepartment'
      | 'manageCollege'
      | 'managePerson'
    )
  | ('anyRead' | 'anyModify' | 'anyCreate' | 'anyManage' | 'collegeManage' | 'signedIn' | 'public');

/** One call that an account tries at a place. */
export interface Attempt {
  endpoint: Endpoint;
  act: Act;
  request: MakeRequest;
  /** What the call asks before it looks for the record, where only the record says what is needed. */
  asksFirst?: Act;
  /** What an allowed caller is answered: most writes are made so that they fail for another reason and leave the scene as it is. */
  allowed?: string;
  /** The five screens of the demo account do without this call (core §6). */
  isHiddenFromDemo?: boolean;
  /** A request that goes through and names every id the call takes, where `request` does not. */
  full?: MakeRequest;
  /** Where an id of another college changes nothing and shows nothing, so that there is nothing to refuse: `body.departmentId`. */
  answersForeign?: readonly string[];
}
