import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import type { Act } from './attempt.test-data';
import {
  cellOf,
  collegeMajorOf,
  collegeOf,
  departmentOf,
  goalOf,
  indicatorOf,
  ksaOf,
  majorOf,
  occupationOf,
  personOf,
  pointOf,
  requirementOf,
  rowOf,
  taskGoalOf,
  unitOf,
  type Place,
} from './place.test-data';

/** Each kind of record that has English, the right that writing it needs, and one of its texts. */
const kinds: readonly [kind: string, act: Act, idOf: (place: Place) => number, field: string][] = [
  ['college', 'manageCollege', collegeOf, 'name'],
  ['department', 'manageCollege', departmentOf, 'name'],
  ['occupation', 'manageCollege', occupationOf, 'lvlKeywords'],
  ['collegeMajor', 'manageCollege', collegeMajorOf, 'goals'],
  ['major', 'manage', majorOf, 'name'],
  ['require', 'manage', requirementOf, 'description'],
  ['indicator', 'manage', indicatorOf, 'description'],
  ['user', 'managePerson', personOf, 'userName'],
  ['course', 'modify', unitOf, 'name'],
  ['project', 'modify', rowOf, 'name'],
  ['point', 'modify', pointOf, 'title'],
  ['ksa', 'modify', ksaOf, 'description'],
  ['goal', 'modify', goalOf, 'description'],
  ['taskGoal', 'modify', taskGoalOf, 'product'],
  ['courseCell', 'modify', cellOf, 'study'],
  ['report', 'modify', unitOf, 'others'],
];

/** Attempts at the calls about English texts. */
export const translationAttempts: readonly Attempt[] = [
  {
    endpoint: contract.listCourseTexts,
    act: 'read',
    request: (place) => ({ query: { courseid: unitOf(place) } }),
    isHiddenFromDemo: true,
  },
  ...kinds.map(([kind, act, idOf, field]): Attempt => ({
    endpoint: contract.saveTranslations,
    act,
    asksFirst: 'modify',
    request: (place) => ({ body: { list: [{ kind, id: idOf(place), texts: { [field]: `English of ${kind}` } }] } }),
    isHiddenFromDemo: true,
  })),
];
