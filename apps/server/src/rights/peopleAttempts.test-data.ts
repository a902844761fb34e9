import { usualRetention, usualSteps } from '@college/curriculum-model';
import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { departmentOf, majorOf, personOf, unitOf } from './place.test-data';

const takenEmail = 'collegeAdmin@college.example';
const limits = { storedBytes: null, emptyUnits: 60, eventStreams: null, waitingFiles: null, feedbacks: null };
const page = { pageNum: 1, pageSize: 10 };
const deadline = { key: 'final', name: '定稿', part: 'all', share: 100, due: '2099-05-29' };

/** Attempts at the calls about other people; in each place there is somebody who may only change the unit there. */
export const peopleAttempts: readonly Attempt[] = [
  { endpoint: contract.listUsers, act: 'anyManage', request: () => ({ body: page }), isHiddenFromDemo: true },
  {
    endpoint: contract.listAvailableDepartments,
    act: 'anyManage',
    request: () => ({}),
    full: (place) => ({ query: { depth: 1, departmentid: departmentOf(place), majorid: majorOf(place) } }),
    answersForeign: ['query.departmentid', 'query.majorid'],
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.findScopes,
    act: 'anyManage',
    request: () => ({ body: { level: 'course', keyword: '课程' } }),
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.resolveScopes,
    act: 'anyManage',
    request: (place) => ({ body: { list: [{ level: 'course', id: unitOf(place) }] } }),
    answersForeign: ['body.list[].id'],
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.updateUserInfo,
    act: 'managePerson',
    request: (place) => ({ body: { id: personOf(place), userName: '同事', email: takenEmail } }),
    full: (place) => ({ body: { id: personOf(place), userName: '同事', email: 'fresh@college.example' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.resetSecondFactor,
    act: 'managePerson',
    request: (place) => ({ body: { id: personOf(place) } }),
    // Nobody of the scene has one.
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.setUserDisabled,
    act: 'managePerson',
    // Of an old version.
    request: (place) => ({ body: { id: personOf(place), isDisabled: true, version: 999 } }),
    full: (place) => ({ body: { id: personOf(place), isDisabled: true, reason: '已离职' } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.findErasure, act: 'managePerson', request: (place) => ({ query: { id: personOf(place) } }), isHiddenFromDemo: true },
  {
    endpoint: contract.updatePassword,
    act: 'managePerson',
    request: (place, who) => {
      return { body: { userId: who.id, targetUserId: personOf(place), old: 'not this one', fresh: 'a new pass phrase 7' } };
    },
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.insertNewUsers,
    act: 'anyManage',
    // One row with a taken address: the reply names the row to those who may add people.
    request: (place) => ({ body: [{ userName: '新人', email: takenEmail, permissionId: 3010, relativeId: unitOf(place) }] }),
    full: (place) => ({ body: [{ userName: '新人', email: 'newcomer@college.example', permissionId: 3010, relativeId: unitOf(place) }] }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.listOutbox, act: 'collegeManage', request: () => ({ query: page }), isHiddenFromDemo: true },
  { endpoint: contract.listSecurityEvents, act: 'collegeManage', request: () => ({ query: page }), isHiddenFromDemo: true },
  // A file has no envelope, and so no code.
  { endpoint: contract.exportSecurityEvents, act: 'collegeManage', request: () => ({}), allowed: '', isHiddenFromDemo: true },
  { endpoint: contract.getReviewSteps, act: 'anyRead', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.saveReviewSteps,
    act: 'collegeManage',
    // Without its version it is refused.
    request: () => ({ body: { steps: [] } }),
    full: (_place, who) => ({ body: { version: 0, steps: [{ ...usualSteps[0], people: [who.id] }] } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.getDeadlines, act: 'anyRead', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.saveDeadlines,
    act: 'collegeManage',
    // Without its version it is refused.
    request: () => ({ body: { deadlines: [], reminders: { days: [], late: false } } }),
    full: (place) => ({
      body: { deadlines: [{ ...deadline, majorIds: [majorOf(place)] }], reminders: { days: [], late: false }, version: 0 },
    }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  // A file has no envelope, and so no code.
  {
    endpoint: contract.exportProgress,
    act: 'anyRead',
    request: () => ({}),
    full: (place) => ({ query: { departmentId: departmentOf(place) } }),
    // A department of another college is one of which nothing is shown.
    answersForeign: ['query.departmentId'],
    allowed: '',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.getProgressBoard, act: 'anyRead', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.getCollegeRules, act: 'anyRead', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.getCollegeRules,
    act: 'readWay',
    request: (place) => ({ query: { departmentId: departmentOf(place) } }),
    isHiddenFromDemo: true,
  },
  { endpoint: contract.getCollegeRules, act: 'read', request: (place) => ({ query: { majorId: majorOf(place) } }), isHiddenFromDemo: true },
  {
    endpoint: contract.saveCollegeRules,
    act: 'manageDepartment',
    request: (place) => ({ body: { departmentId: departmentOf(place), settings: {} } }),
    full: (place) => ({ body: { departmentId: departmentOf(place), settings: {}, version: 0 } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.saveCollegeRules,
    act: 'manage',
    request: (place) => ({ body: { majorId: majorOf(place), settings: {} } }),
    full: (place) => ({ body: { majorId: majorOf(place), settings: {}, version: 0 } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.saveCollegeRules,
    act: 'collegeManage',
    // Without its version it is refused.
    request: () => ({ body: { settings: {} } }),
    full: () => ({ body: { settings: {}, version: 0 } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.getServerStatus, act: 'collegeManage', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.getRetention, act: 'collegeManage', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.saveRetention,
    act: 'collegeManage',
    // Without its version it is refused.
    request: () => ({ body: { days: usualRetention } }),
    full: () => ({ body: { days: usualRetention, version: 0 } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.getBackups, act: 'collegeManage', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.listBudgets, act: 'collegeManage', request: () => ({ query: page }), isHiddenFromDemo: true },
  {
    endpoint: contract.saveBudgets,
    act: 'managePerson',
    asksFirst: 'collegeManage',
    // Without its version it is refused.
    request: (place) => ({ body: { id: personOf(place), limits } }),
    full: (place) => ({ body: { id: personOf(place), version: 0, limits } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.listFeedback, act: 'collegeManage', request: () => ({ query: page }), isHiddenFromDemo: true },
  {
    endpoint: contract.getFeedbackImage,
    act: 'collegeManage',
    request: () => ({ query: { id: 999_999 } }),
    allowed: '30004',
    isHiddenFromDemo: true,
  },
  // The last one: after it the person is gone.
  {
    endpoint: contract.erasePerson,
    act: 'managePerson',
    // Of an old version.
    request: (place) => ({ body: { id: personOf(place), version: 999 } }),
    full: (place) => ({ body: { id: personOf(place) } }),
    allowed: '30009',
    isHiddenFromDemo: true,
  },
];
