import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { collegeOf, majorOf, unitOf } from './place.test-data';

const template = { template: 'point', lang: '80101' };
const fresh = 'a new pass phrase 7';

/** Attempts at the calls that anybody makes, and those about the caller's own account. */
export const accountAttempts: readonly Attempt[] = [
  { endpoint: contract.login, act: 'public', request: () => ({ body: { email: '', password: '' } }), allowed: '30001' },
  { endpoint: contract.forgetPassword, act: 'public', request: () => ({ body: { email: '' } }), allowed: '30001' },
  { endpoint: contract.resetPassword, act: 'public', request: () => ({ body: { token: '', fresh: '' } }), allowed: '30001' },
  { endpoint: contract.getCourseDetailPageInit, act: 'public', request: () => ({}) },
  { endpoint: contract.getCourseGoalPageInit, act: 'public', request: () => ({}) },
  { endpoint: contract.getMajorHomePageInit, act: 'public', request: () => ({}) },
  { endpoint: contract.getPublicReport, act: 'public', request: () => ({ query: { link: 'x'.repeat(32) } }), allowed: '30004' },
  // Servers of real colleges have no such call.
  { endpoint: contract.resetFixtures, act: 'public', request: () => ({}) },

  { endpoint: contract.logout, act: 'signedIn', request: () => ({}) },
  { endpoint: contract.getSecondFactor, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.beginSecondFactor, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.confirmSecondFactor,
    act: 'signedIn',
    request: () => ({ body: { code: '' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.endSecondFactor,
    act: 'signedIn',
    request: () => ({ body: { code: '' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.reauthenticate,
    act: 'signedIn',
    request: () => ({ body: { password: '' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.listSecurityNotices, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.seeSecurityNotices, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.listSignIns, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.endSignIn, act: 'signedIn', request: () => ({ body: { id: 999_999 } }), allowed: '30004', isHiddenFromDemo: true },
  { endpoint: contract.endOtherSignIns, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.initManage, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.getOverview, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.listNotices, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.countNotices, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.seeNotices,
    act: 'signedIn',
    request: () => ({ body: { until: '2026-03-02T08:00:00.000Z' } }),
    isHiddenFromDemo: true,
  },
  { endpoint: contract.getNoticeMail, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.setNoticeMail,
    act: 'signedIn',
    request: () => ({ body: { mode: 'daily', lang: '80102' } }),
    isHiddenFromDemo: true,
  },
  { endpoint: contract.listWaitingProposals, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.getWaiting, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  { endpoint: contract.listColleagueChanges, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.sendFeedback,
    act: 'signedIn',
    request: () => ({ body: { unique: 'x', description: '', images: [] } }),
    allowed: '30001',
  },
  { endpoint: contract.sendFeedbackText, act: 'signedIn', request: () => ({ body: '' }), allowed: '30001' },
  {
    endpoint: contract.updateUserName,
    act: 'signedIn',
    request: (_, who) => ({ body: { userId: who.id, userName: '' } }),
    full: (_, who) => ({ body: { userId: who.id, userName: '新名字' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  {
    endpoint: contract.updateOwnPassword,
    act: 'signedIn',
    request: (_, who) => ({ body: { userId: who.id, old: 'not this one', new: fresh } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.getUserProfile, act: 'signedIn', request: () => ({}), isHiddenFromDemo: true },
  {
    endpoint: contract.saveUserInfo,
    act: 'signedIn',
    request: () => ({ body: { file: '', userInfo: '{}' } }),
    allowed: '30001',
    isHiddenFromDemo: true,
  },
  { endpoint: contract.encodeImage, act: 'signedIn', request: () => ({ body: new FormData() }), allowed: '30001', isHiddenFromDemo: true },

  { endpoint: contract.listCourseClasses, act: 'anyRead', request: () => ({}) },
  { endpoint: contract.listCourseTypes, act: 'anyRead', request: () => ({}) },
  { endpoint: contract.searchContent, act: 'anyRead', request: () => ({ body: { keyword: '课程', target: 'course' } }) },
  {
    endpoint: contract.searchEverything,
    act: 'anyRead',
    request: () => ({ body: { keyword: '课程', kinds: ['course', 'major', 'person'] } }),
  },
  // A file has no envelope, and so no code.
  { endpoint: contract.downloadPointTemplate, act: 'anyRead', request: () => ({ body: template }), allowed: '' },
  { endpoint: contract.downloadPointKsaTemplate, act: 'anyRead', request: () => ({ body: template }), allowed: '' },
  {
    endpoint: contract.createDownloadTicket,
    act: 'read',
    request: (place) => ({ body: { path: contract.exportCompletion.path, query: { courseid: unitOf(place) } } }),
  },
  {
    endpoint: contract.getCurrentDepartment,
    act: 'readWay',
    request: (place, who) => ({ query: { collegeId: collegeOf(place), userId: who.id } }),
  },
  {
    endpoint: contract.getMajorMenus,
    act: 'read',
    request: (place, who) => ({ body: { userId: who.id, majorId: majorOf(place) } }),
  },
];
