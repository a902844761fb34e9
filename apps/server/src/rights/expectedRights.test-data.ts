import type { Role } from '../testing/scene';
import type { Act } from './attempt.test-data';
import { everywhere, type Place } from './place.test-data';

type PlaceAct = Extract<Act, 'read' | 'modify' | 'create' | 'manage' | `manage${string}`>;

const ownCollege: Place[] = ['own', 'managed', 'sameDepartment', 'otherDepartment'];
const department: Place[] = ['own', 'managed', 'sameDepartment'];
const major: Place[] = ['own', 'managed'];
const nowhere: Place[] = [];

const allOf = (places: Place[]): Record<PlaceAct, Place[]> => ({
  read: places,
  modify: places,
  create: places,
  manage: places,
  manageCourse: places,
  manageDepartment: places,
  manageCollege: places,
  managePerson: places,
});

/** Written from the rights table (domain.md §1) by hand: where each account may do what. */
export const expectedRights: Record<Role, Record<PlaceAct, Place[]>> = {
  collegeAdmin: allOf(ownCollege),
  collegeViewer: { ...allOf(nowhere), read: ownCollege },
  departmentManager: { ...allOf(department), read: ownCollege, manageCollege: nowhere },
  departmentViewer: { ...allOf(nowhere), read: ownCollege },
  majorLeader: { ...allOf(major), read: ownCollege, manageDepartment: nowhere, manageCollege: nowhere },
  majorEditor: { ...allOf(nowhere), read: ownCollege, modify: major, create: major },
  courseLeader: { ...allOf(nowhere), read: ownCollege, modify: ['own'], manageCourse: ['own'], managePerson: ['own'] },
  // Named among the managers of the unit at `managed`.
  courseEditor: { ...allOf(nowhere), read: ownCollege, modify: ['own', 'managed'] },
  nobody: allOf(nowhere),
  demo: { ...allOf(nowhere), read: ownCollege, modify: ['otherDepartment'], create: ['otherDepartment'] },
  otherAdmin: allOf(['otherCollege']),
};

const withManage: Role[] = ['collegeAdmin', 'departmentManager', 'majorLeader', 'courseLeader', 'otherAdmin'];

/** Whether the rights table lets an account do this at a place. */
export function isExpected(role: Role, act: Act, place: Place): boolean {
  switch (act) {
    case 'public':
    case 'signedIn':
      return true;
    case 'anyRead':
      return role !== 'nobody';
    case 'anyModify':
      return expectedRights[role].modify.length > 0;
    case 'anyCreate':
      return expectedRights[role].create.length > 0;
    case 'anyManage':
      return withManage.includes(role);
    case 'collegeManage':
      return role === 'collegeAdmin' || role === 'otherAdmin';
    default:
      return expectedRights[role][act].includes(place);
  }
}

const placeless: readonly Act[] = ['public', 'signedIn', 'anyRead', 'anyModify', 'anyCreate', 'anyManage', 'collegeManage'];

/** Where an attempt is made: everywhere, or once where the place makes no difference. */
export function placesOf(act: Act): readonly Place[] {
  return placeless.includes(act) ? ['own'] : everywhere;
}
