/** The calls that `trust:growth` measures, as somebody who manages the whole college sends them. */
import * as contract from '@college/api-client/contract';

/** Calls whose price must be that of what they show, however large the college is; `at` picks another record each round. */
export function collegeCalls({ collegeId, userId, majorIds, courseIds }) {
  const at = (ids, round) => ids[(round * 37) % ids.length];
  const page = { pageNum: 1, pageSize: 20 };
  return [
    ['list of majors', (round) => [contract.listMajors, { body: { ...page, pageNum: 1 + (round % Math.ceil(majorIds.length / 20)) } }]],
    ['list of majors, by initials', () => [contract.listMajors, { body: { ...page, keyword: 'rjgc' } }]],
    ['major home', (round) => [contract.listCourseCards, { query: { majorId: at(majorIds, round) } }]],
    [
      'list of courses',
      (round) => [contract.listCourseUnits, { body: { ...page, orderMap: { create_time: 0 }, majorId: at(majorIds, round) } }],
    ],
    ['figures of a major', (round) => [contract.getMatrixFigures, { query: { majorId: at(majorIds, round) } }]],
    ['major matrix', (round) => [contract.getMajorMatrix, { query: { courseId: at(courseIds, round) } }]],
    ['overview', () => [contract.getOverview, { query: {} }]],
    ['people', () => [contract.listUsers, { body: page }]],
    ['scopes, whole', () => [contract.listAvailableDepartments, {}]],
    ['scopes, departments', () => [contract.listAvailableDepartments, { query: { depth: 1 } }]],
    ['scopes, courses of a major', (round) => [contract.listAvailableDepartments, { query: { depth: 1, majorid: at(majorIds, round) } }]],
    ['scopes, searched', (round) => [contract.findScopes, { body: { level: 'course', keyword: words[round % words.length] } }]],
    [
      'scopes, 100 names',
      (round) => [contract.resolveScopes, { body: { list: namesOf(courseIds, round).map((name) => ({ level: 'course', name })) } }],
    ],
    ['departments and majors', () => [contract.getCurrentDepartment, { query: { collegeId, userId } }]],
    ['copy targets', (round) => [contract.listCopyTargets, { body: { userId, courseId: at(courseIds, round) } }]],
    ['match a point', (round) => [contract.matchTarget, match('point', round)]],
    ['match a course', (round) => [contract.matchTarget, match('course', round)]],
    ['match a KSA item', (round) => [contract.matchTarget, match('ksa', round)]],
    ['match a goal', (round) => [contract.matchTarget, match('goal', round)]],
    ['fill the points', (round) => [contract.fillPoints, { body: { courseId: at(courseIds, round) } }]],
    ['search', (round) => [contract.searchContent, { body: { target: 'course', keyword: words[round % words.length] } }]],
    [
      'search everything',
      (round) => [contract.searchEverything, { body: { kinds: ['course', 'point', 'ksa'], keyword: words[round % words.length] } }],
    ],
    ['completion', (round) => [contract.getCompletion, { query: { courseid: at(courseIds, round) } }]],
    ['course matrix', (round) => [contract.getCourseMatrix, { query: { courseId: at(courseIds, round) } }]],
  ];
}

/** Calls that read one whole course, and may grow with it, by no more than it does. */
export function courseCalls({ courseId }) {
  return [
    ['course unit', () => [contract.getCourseUnit, { query: { courseid: courseId } }]],
    ['completion', () => [contract.getCompletion, { query: { courseid: courseId } }]],
    ['course matrix', () => [contract.getCourseMatrix, { query: { courseId } }]],
    ['project matrix', () => [contract.getProjectMatrices, { query: { courseId } }]],
  ];
}

/** A hundred names as somebody pastes them; half of the courses are called so. */
function namesOf(courseIds, round) {
  return Array.from({ length: 100 }, (_, at) => `${words[at % words.length]}基础 ${courseIds[(round * 100 + at * 37) % courseIds.length]}`);
}

const words = ['线性表', '二叉树', '排序', '网络协议', '数据库'];

function match(target, round) {
  return {
    query: { target },
    body: { target, keyword: `${words[round % words.length]}的基本概念与${words[(round + 1) % words.length]}的方法` },
  };
}
