import * as contract from '@college/api-client/contract';
import { cast, places, type Role } from '../testing/scene';
import { copyAttempts } from './copyAttempts.test-data';
import { matrixAttempts } from './matrixAttempts.test-data';
import { matrixFileAttempts } from './matrixFileAttempts.test-data';
import { occupationAttempts } from './occupationAttempts.test-data';

export type Place = keyof typeof places;

/** What a call does, in the words of the rights table; `anyRead` and `anyCreate` need that right without a record, `collegeManage` that to manage a college, `public` not even a sign-in. */
export type Act = 'read' | 'modify' | 'create' | 'anyRead' | 'anyCreate' | 'collegeManage' | 'signedIn' | 'public';

/** One call that an account tries at a place. */
export interface Attempt {
  endpoint: contract.Endpoint;
  act: Act;
  request: (place: Place, role: Role) => { query?: Record<string, unknown>; body?: unknown };
  /** What an allowed caller is answered: most writes are made so that they fail for another reason and leave the scene as it is. */
  allowed?: string;
  /** The five screens of the demo account do without this call (core §6). */
  isHiddenFromDemo?: boolean;
}

/** The project row that stands in a place's unit. */
export function rowOf(place: Place): number {
  return places[place].unit + 8000;
}

/** The teaching goal that stands in a place's unit. */
export function goalOf(place: Place): number {
  return places[place].unit + 7000;
}

const majorOf = (place: Place) => places[place].major;
const unitOf = (place: Place) => places[place].unit;
const collegeOf = (place: Place) => (place === 'otherCollege' ? 2 : 1);

/** One attempt at least for every call that the server answers. */
export const attempts: readonly Attempt[] = [
  ...copyAttempts,
  ...matrixAttempts,
  ...matrixFileAttempts,
  ...occupationAttempts,
  { endpoint: contract.login, act: 'public', request: () => ({ body: { email: '', password: '' } }), allowed: '30001' },
  { endpoint: contract.getCourseDetailPageInit, act: 'public', request: () => ({}) },
  { endpoint: contract.getCourseGoalPageInit, act: 'public', request: () => ({}) },
  { endpoint: contract.getMajorHomePageInit, act: 'public', request: () => ({}) },
  { endpoint: contract.initManage, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.sendFeedback,
    act: 'signedIn',
    request: () => ({ body: { unique: 'x', description: '', images: [] } }),
    allowed: '30001',
  },
  { endpoint: contract.sendFeedbackText, act: 'signedIn', request: () => ({ body: '' }), allowed: '30001' },
  {
    endpoint: contract.listFeedback,
    act: 'collegeManage',
    request: () => ({ query: { pageNum: 1, pageSize: 10 } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.getFeedbackImage,
    act: 'collegeManage',
    request: () => ({ query: { id: 999_999 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.logout, act: 'signedIn', request: () => ({}) },
  { endpoint: contract.listCourseClasses, act: 'anyRead', request: () => ({}) },
  { endpoint: contract.listCourseTypes, act: 'anyRead', request: () => ({}) },
  { endpoint: contract.searchContent, act: 'anyRead', request: () => ({ body: { keyword: 'x', target: 'course' } }) },
  // A file has no envelope, and so no code.
  { endpoint: contract.downloadPointTemplate, act: 'anyRead', request: () => ({ body: template }), allowed: '' },
  { endpoint: contract.downloadPointKsaTemplate, act: 'anyRead', request: () => ({ body: template }), allowed: '' },

  { endpoint: contract.getCourseUnit, act: 'read', request: (place) => ({ query: { courseid: unitOf(place) } }) },
  { endpoint: contract.listCourseUnits, act: 'read', request: (place) => ({ body: pageOf(place) }) },
  { endpoint: contract.listPoints, act: 'read', request: (place) => ({ query: { courseId: unitOf(place) } }) },
  { endpoint: contract.getProjectMatrixChoices, act: 'read', request: (place) => ({ query: { courseId: unitOf(place) } }) },
  { endpoint: contract.getMajorInfo, act: 'read', request: (place) => ({ query: { majorid: majorOf(place) } }) },
  { endpoint: contract.getGraduateRequires, act: 'read', request: (place) => ({ query: { majorid: majorOf(place) } }) },
  { endpoint: contract.getCourseGoals, act: 'read', request: (place) => ({ query: { courseId: unitOf(place), majorId: majorOf(place) } }) },
  { endpoint: contract.getProjectGoals, act: 'read', request: (place) => ({ query: { projectId: rowOf(place) } }) },
  {
    endpoint: contract.getCourseProjectInfo,
    act: 'read',
    request: (place) => ({ query: { courseInfoId: unitOf(place), majorId: majorOf(place) } }),
  },
  { endpoint: contract.listCourseCards, act: 'read', request: (place) => ({ query: { majorId: majorOf(place) } }) },
  { endpoint: contract.matchTarget, act: 'read', request: matchIn },
  { endpoint: contract.getCompletion, act: 'read', request: (place) => ({ query: { courseid: unitOf(place) } }) },
  { endpoint: contract.listCompletionItems, act: 'read', request: (place) => ({ query: { courseid: unitOf(place) } }) },
  { endpoint: contract.exportCompletion, act: 'read', request: (place) => ({ query: { courseid: unitOf(place) } }), allowed: '' },
  {
    endpoint: contract.getCurrentDepartment,
    act: 'read',
    request: (place, role) => ({ query: { collegeId: collegeOf(place), userId: cast[role].id } }),
  },
  {
    endpoint: contract.getMajorMenus,
    act: 'read',
    request: (place, role) => ({ body: { userId: cast[role].id, majorId: majorOf(place) } }),
  },
  {
    endpoint: contract.createDownloadTicket,
    act: 'read',
    request: (place) => ({ body: { path: contract.exportCompletion.path, query: { courseid: unitOf(place) } } }),
  },

  {
    endpoint: contract.savePoints,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place), version: 99, points: [] } }),
    allowed: '30009',
  },
  {
    endpoint: contract.saveKsa,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place), version: 99, ksa: [] } }),
    allowed: '30009',
  },
  { endpoint: contract.saveCourseUnit, act: 'modify', request: (place) => ({ body: staleSave(place) }), allowed: '30009' },
  {
    endpoint: contract.updateCourseUnitList,
    act: 'modify',
    request: (place) => ({ body: { list: [{ id: unitOf(place), version: 99, name: 'x' }] } }),
    allowed: '30009',
  },
  { endpoint: contract.resolvePoint, act: 'modify', request: uploadTo, allowed: '30001' },
  { endpoint: contract.resolvePointKsa, act: 'modify', request: uploadTo, allowed: '30001' },
  { endpoint: contract.deleteProjects, act: 'modify', request: (place) => ({ body: { ids: [rowOf(place)] } }) },

  {
    endpoint: contract.updateCourseGoal,
    act: 'modify',
    request: (place) => ({ body: { id: 0, parentId: 999_999, courseId: unitOf(place), description: 'x' } }),
    allowed: '30001',
  },
  {
    endpoint: contract.updateCourseGoals,
    act: 'modify',
    request: (place) => ({ body: [{ id: 0, parentId: 999_999, courseId: unitOf(place), description: 'x' }] }),
    allowed: '30001',
  },
  { endpoint: contract.fillCourse, act: 'modify', request: (place) => ({ body: { courseId: unitOf(place), name: 'x' } }) },
  { endpoint: contract.fillCourseMore, act: 'modify', request: (place) => ({ body: { courseId: unitOf(place), name: 'x' } }) },
  { endpoint: contract.fillPoints, act: 'modify', request: (place) => ({ body: { courseId: unitOf(place), name: 'x' } }) },
  { endpoint: contract.fillKsa, act: 'modify', request: (place) => ({ body: { courseId: unitOf(place), name: 'x' } }) },
  { endpoint: contract.deleteCourseGoal, act: 'modify', request: (place) => ({ query: { courseGoalId: goalOf(place) } }) },

  { endpoint: contract.createCourse, act: 'create', request: (place) => ({ query: { majorId: majorOf(place) } }) },
  // Saving a unit that does not exist yet creates it; a row of another unit keeps it from being kept.
  { endpoint: contract.saveCourseUnit, act: 'create', request: (place) => ({ body: foreignRow(place) }), allowed: '30001' },
  {
    endpoint: contract.updateCourseUnitList,
    act: 'create',
    request: (place) => ({ body: { list: [-unitOf(place), -unitOf(place)] } }),
    allowed: '30001',
  },
  { endpoint: contract.deleteCourse, act: 'create', request: (place) => ({ query: { id: unitOf(place) } }) },
  { endpoint: contract.deleteCourseByShortPath, act: 'create', request: (place) => ({ query: { id: unitOf(place) } }) },
  { endpoint: contract.deleteCourseCard, act: 'create', request: (place) => ({ query: { courseId: unitOf(place) } }) },
];

function matchIn(place: Place) {
  const body = { target: 'point', keyword: 'x', courseId: unitOf(place), option: { majorId: majorOf(place) } };
  return { query: { target: 'point' }, body };
}

const template = { template: 'point', lang: '80101' };

function pageOf(place: Place) {
  return { majorId: majorOf(place), pageNum: 1, pageSize: 10, orderMap: { create_time: 0 } };
}

function uploadTo(place: Place) {
  const form = new FormData();
  form.append('file', new File([], 'points.xlsx'));
  return { query: { majorid: majorOf(place), courseid: unitOf(place) }, body: form };
}

function staleSave(place: Place) {
  const { major: majorId, unit: id } = places[place];
  // What the request claims about rights must not matter.
  const manage = { level: 'college', manage: true, modify: true, permissionId: 1, relativeId: 1 };
  const current = { userId: 1, userName: 'x', collegeId: 1, majorId, lang: '80101' };
  const texts = { name: 'x', position: '', introduction: '', criterion: '' };
  const hours = { theoryPeriod: 0, practicePeriod: 0 };
  const course = { id, majorId, classId: null, typeId: null, ...texts, ...hours, courseMatrixVOS: [] as unknown[], version: 99 };
  return { manage, current, course };
}

function foreignRow(place: Place) {
  const { course, ...rest } = staleSave(place);
  const row = { id: 999_999, courseUnitId: 1, name: 'x', theoryPeriod: 0, practicePeriod: 0 };
  return { ...rest, course: { ...course, id: 0, courseMatrixVOS: [row] } };
}
