import type { Act, Attempt } from './attempt.test-data';
import type { GonePlace, Place } from './place.test-data';

/** Somebody who calls, as docs/domain.md §1 sees them. */
export interface Identity {
  id: number;
  collegeId: number;
  permissionId: number;
  relativeId: number;
  isDemo?: boolean;
}

/** What an attempt must be answered: `allowed` where the caller has the right, else the code of the refusal. */
export type Verdict = 'allowed' | '20021' | '30003' | '30004';

/** The scene, by hand. */
const facts: Record<Exclude<Place, GonePlace>, Facts> = {
  own: { college: 1, department: 11, major: 101, unit: 1001, managers: [] },
  managed: { college: 1, department: 11, major: 101, unit: 1002, managers: [8] },
  sameDepartment: { college: 1, department: 11, major: 102, unit: 1003, managers: [] },
  otherDepartment: { college: 1, department: 12, major: 103, unit: 1004, managers: [] },
  otherCollege: { college: 2, department: 21, major: 201, unit: 1005, managers: [] },
};

interface Facts {
  college: number;
  department: number;
  major: number;
  unit: number;
  managers: number[];
}

/** Docs/domain.md §1 and core §6 once more, plainly and without a word of the model: what the server's answers are compared with. */
export function verdictOf(
  who: Identity | null,
  { act, asksFirst = act, isHiddenFromDemo = false }: Pick<Attempt, 'act' | 'asksFirst' | 'isHiddenFromDemo'>,
  place: Place,
): Verdict {
  if (act === 'public') return 'allowed';
  if (who === null) return '20021';
  if (who.isDemo && isHiddenFromDemo) return '30003';
  if (act === 'signedIn') return 'allowed';
  if (!hasRight(who.permissionId, asksFirst)) return '30003';
  if (isWithoutRecord(act)) return 'allowed';
  // The account whose course is buried is there, and belongs to the college alone.
  if (act === 'managePerson' && place === 'buried') return who.permissionId <= 9 && who.collegeId === 1 ? 'allowed' : '30003';
  if (place === 'deleted' || place === 'buried' || place === 'missing') return '30004';
  return hasRight(who.permissionId, act) && reaches(who, act, facts[place]) ? 'allowed' : '30003';
}

/** Acts that are about no record, or about whatever of the college. */
export function isWithoutRecord(act: Act): boolean {
  return ['public', 'signedIn', 'anyRead', 'anyModify', 'anyCreate', 'anyManage', 'collegeManage'].includes(act);
}

function hasRight(id: number, act: Act): boolean {
  const college = id >= 0 && id <= 9;
  const department = id >= 1000 && id <= 1989;
  const majorManager = id >= 2000 && id <= 2009;
  const majorEditor = id >= 2010 && id <= 2999;
  const courseManager = id >= 3000 && id <= 3009;
  const courseEditor = id >= 3010 && id <= 3999;
  switch (act) {
    case 'anyRead':
    case 'read':
    case 'readWay':
      return id >= 0 && id <= 3999;
    case 'anyModify':
    case 'modify':
    case 'modifyMajor':
      return college || department || majorManager || majorEditor || courseManager || courseEditor;
    case 'anyCreate':
    case 'create':
      return college || department || majorManager || majorEditor;
    case 'collegeManage':
    case 'manageCollege':
      return college;
    default:
      return college || department || majorManager || courseManager;
  }
}

function reaches(who: Identity, act: Act, { college, department, major, unit, managers }: Facts): boolean {
  if (college !== who.collegeId) return false;
  if (act === 'readWay') return true;
  if (act === 'read' && !who.isDemo) return true;
  if (who.permissionId <= 999) return true;
  if (who.permissionId <= 1999) return department === who.relativeId;
  if (who.permissionId <= 2999) return major === who.relativeId && act !== 'manageDepartment';
  const isTheirs = unit === who.relativeId || managers.includes(who.id);
  return isTheirs && !['modifyMajor', 'create', 'manage', 'manageDepartment'].includes(act);
}
