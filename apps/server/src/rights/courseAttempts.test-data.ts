import * as contract from '@college/api-client/contract';
import { leastCourseUnitFields } from '@college/curriculum-model/fixtures';
import type { Attempt } from './attempt.test-data';
import { goalOf, indicatorOf, ksaOf, majorOf, pointOf, rowOf, unitOf, type Place } from './place.test-data';

/** Attempts at the calls about course units, their points and goals, and the assistant. */
export const courseAttempts: readonly Attempt[] = [
  { endpoint: contract.getCourseUnit, act: 'read', request: (place) => ({ query: { courseid: unitOf(place) } }) },
  { endpoint: contract.listCourseUnits, act: 'read', request: (place) => ({ body: pageOf(place) }) },
  { endpoint: contract.listPoints, act: 'read', request: (place) => ({ query: { courseId: unitOf(place) } }) },
  { endpoint: contract.getProjectMatrixChoices, act: 'read', request: (place) => ({ query: { courseId: unitOf(place) } }) },
  { endpoint: contract.getCourseGoals, act: 'read', request: (place) => ({ query: { courseId: unitOf(place), majorId: majorOf(place) } }) },
  { endpoint: contract.getProjectGoals, act: 'read', request: (place) => ({ query: { projectId: rowOf(place) } }) },
  { endpoint: contract.matchTarget, act: 'read', request: matchIn },
  { endpoint: contract.getCompletion, act: 'read', request: (place) => ({ query: { courseid: unitOf(place) } }) },
  { endpoint: contract.listCompletionItems, act: 'read', request: (place) => ({ query: { courseid: unitOf(place) } }) },
  { endpoint: contract.checkCourse, act: 'read', request: (place) => ({ query: { courseid: unitOf(place) } }), isHiddenFromDemo: true },
  { endpoint: contract.exportCompletion, act: 'read', request: (place) => ({ query: { courseid: unitOf(place) } }), allowed: '' },

  {
    endpoint: contract.savePoints,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place), version: 99, points: [] } }),
    full: (place) => ({ body: { courseId: unitOf(place), points: [{ id: pointOf(place), title: '课点', description: '新的' }] } }),
    allowed: '30009',
  },
  {
    endpoint: contract.saveKsa,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place), version: 99, ksa: [] } }),
    full: (place) => ({ body: { courseId: unitOf(place), ksa: [{ ...ksa(place), pointId: pointOf(place) }] } }),
    allowed: '30009',
  },
  {
    endpoint: contract.saveCourseUnit,
    act: 'modify',
    request: (place) => ({ body: staleSave(place) }),
    full: (place) => ({ body: fullSave(place) }),
    allowed: '30009',
    // What a save says of the person and the place it was made at is not looked at.
    answersForeign: ['body.current.majorId'],
  },
  {
    endpoint: contract.updateCourseUnitList,
    act: 'modify',
    request: (place) => ({ body: { list: [{ id: unitOf(place), version: 99, name: 'x' }] } }),
    allowed: '30009',
  },
  { endpoint: contract.findCourseLeaders, act: 'manage', request: (place) => ({ query: { majorId: majorOf(place) } }) },
  {
    endpoint: contract.setCourseLeaders,
    act: 'manageCourse',
    request: (place, { id }) => ({ body: { courses: [{ id: unitOf(place), leaders: [id, id], was: [] }] } }),
    full: (place, { id }) => ({ body: { courses: [{ id: unitOf(place), leaders: [id] }] } }),
    allowed: '30001',
  },
  {
    endpoint: contract.notifyLeaders,
    act: 'manageCourse',
    request: (place) => ({ body: { courseIds: [unitOf(place)] } }),
    isHiddenFromDemo: true,
  },
  { endpoint: contract.resolvePoint, act: 'modify', request: uploadTo, allowed: '30001' },
  { endpoint: contract.resolvePointKsa, act: 'modify', request: uploadTo, allowed: '30001' },
  { endpoint: contract.deleteProjects, act: 'modify', request: (place) => ({ body: { ids: [rowOf(place)] } }) },

  {
    endpoint: contract.updateCourseGoal,
    act: 'modify',
    request: (place) => ({ body: { id: 0, parentId: 999_999, courseId: unitOf(place), description: 'x' } }),
    full: (place) => ({ body: goal(place) }),
    allowed: '30001',
  },
  {
    endpoint: contract.updateCourseGoals,
    act: 'modify',
    request: (place) => ({ body: [{ id: 0, parentId: 999_999, courseId: unitOf(place), description: 'x' }] }),
    full: (place) => ({ body: [goal(place)] }),
    allowed: '30001',
  },
  { endpoint: contract.fillCourse, act: 'modify', request: fillIn },
  { endpoint: contract.fillCourseMore, act: 'modify', request: fillIn },
  { endpoint: contract.fillPoints, act: 'modify', request: fillIn },
  {
    endpoint: contract.fillKsa,
    act: 'modify',
    request: (place) => ({ body: { courseId: unitOf(place), majorId: majorOf(place), name: 'x', points: [pointOf(place)] } }),
  },
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

function fillIn(place: Place) {
  return { body: { courseId: unitOf(place), majorId: majorOf(place), name: 'x' } };
}

function goal(place: Place) {
  return { id: goalOf(place), parentId: indicatorOf(place), courseId: unitOf(place), description: '新的目标' };
}

function ksa(place: Place) {
  return { id: ksaOf(place), title: 'K', level: 1, description: '新的' };
}

function pageOf(place: Place) {
  return { majorId: majorOf(place), pageNum: 1, pageSize: 10, orderMap: { create_time: 0 } };
}

function uploadTo(place: Place) {
  const form = new FormData();
  form.append('file', new File([], 'points.xlsx'));
  return { query: { majorid: majorOf(place), courseid: unitOf(place) }, body: form };
}

function staleSave(place: Place) {
  const [majorId, id] = [majorOf(place), unitOf(place)];
  // What the request claims about rights must not matter.
  const manage = { level: 'college', manage: true, modify: true, permissionId: 1, relativeId: 1 };
  const current = { userId: 1, userName: 'x', collegeId: 1, majorId, lang: '80101' };
  const course = { ...leastCourseUnitFields(), id, majorId, courseMatrixVOS: [] as unknown[], version: 99 };
  return { manage, current, course };
}

function foreignRow(place: Place) {
  const { course, ...rest } = staleSave(place);
  const row = { id: 999_999, courseUnitId: 1, name: 'x', theoryPeriod: 0, practicePeriod: 0 };
  return { ...rest, course: { ...course, id: 0, courseMatrixVOS: [row] } };
}

function fullSave(place: Place) {
  const { course, ...rest } = staleSave(place);
  const row = { id: rowOf(place), courseUnitId: unitOf(place), name: '新的章节', theoryPeriod: 0, practicePeriod: 0 };
  const pointksa = [{ id: pointOf(place), title: '课点', description: '又改', ksa: [ksa(place)] }];
  return { ...rest, course: { ...course, version: undefined, courseMatrixVOS: [row] }, pointksa };
}
