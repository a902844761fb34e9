import { emptyAdditionalInfo, usualRetention } from '@college/curriculum-model';
import { sampleCourseUnit, samplePassword } from '@college/curriculum-model/fixtures';
import { allEndpoints, type EndpointName } from '../contract';
import type { CallArguments, Client } from '../core/client';
import { workbook } from './files';
import { campusInputs, prepareCampus } from './campusInputs.test-data';
import { commentInputs, prepareComments } from './commentInputs.test-data';
import { editionInputs } from './editionInputs.test-data';
import { prepareEditions } from './prepareEditions.test-data';
import { referenceInputs } from './referenceInputs.test-data';

const page = { pageNum: 1, pageSize: 10 };
const ofCourse = { query: { courseid: 1004 } };
const ofMatrix = { query: { courseId: 1004 } };
const template = { body: { template: 'point', lang: '80101' } };
const fill = { body: { courseId: 1004, majorId: 1001, name: '数据结构' } };
const pageInit = { query: { code: '80101' } };
const unique = 'copy-00000001';
const deadline = { key: 'final', name: '定稿', part: 'all' as const, share: 100, due: '2099-06-30', majorIds: [] };
const goal = { id: 1031, parentId: 1102, courseId: 1004, description: '能建立模型' };
const copy = {
  sourceId: 1004,
  targetId: 1002,
  goalRelations: [{ requireId: 1125, relate: 0 as const, goals: [1031, 1032, 1033, 1034] }],
};
const pointFile = workbook('课点.xlsx', [
  ['课点标题', '课点描述'],
  ['链表', '指针操作'],
]);
const ksaFile = workbook('课点KSA.xlsx', [
  ['课点标题', '课点描述', 'KSA类别', 'KSA序号', 'KSA描述'],
  ['链表', '指针操作', 'K', '1', '节点'],
  ['', '', 'S', '1', '能实现'],
]);
const majorMatrixFile = workbook('m.xlsx', [
  ['课程单元', '1.1'],
  ['数据结构', '★'],
  ['没有的课', ''],
]);
const entriesFile = workbook('c.xlsx', [
  ['项目/章节', '教学目标', '课点', '支撑强度'],
  ['绪论', 'G1', '课点1', '★'],
]);
const feedbackWithPicture = {
  unique: 'feedback-0002',
  description: '见图',
  images: [{ id: 1, unique: 'image-0001', name: 'a.png', type: '', data: `iVBORw0KGgoA${'A'.repeat(200)}` }],
};
const englishName = sampleCourseUnit(1004).translations?.en?.name?.text ?? '';
const manage = { level: 'college' as const, manage: true, modify: true, permissionId: 5, relativeId: 1001 };
const current = { userId: 1001, userName: '赵启明', collegeId: 1001, majorId: 1001, lang: '80101' };

/** One right input for every call, made by the college administrator of the sample programme. */
export const exampleInputs = {
  ...referenceInputs,
  fillCourse: fill,
  fillCourseMore: fill,
  fillPoints: fill,
  fillKsa: fill,
  matchTarget: { query: { target: 'ksa' }, body: { target: 'ksa', keyword: '链表', courseId: 1004 } },
  initManage: {},
  login: { body: { email: 'zhoumin@college.example', password: samplePassword } },
  logout: {},
  getSecondFactor: {},
  beginSecondFactor: {},
  confirmSecondFactor: { body: { code: '123456' } },
  endSecondFactor: { body: { code: '123456' } },
  resetSecondFactor: { body: { id: 1005 } },
  reauthenticate: { body: { password: samplePassword } },
  listSecurityNotices: {},
  seeSecurityNotices: {},
  listNotices: { query: { lang: '80102' } },
  countNotices: {},
  seeNotices: { body: { until: '2026-05-14T08:00:00.000Z' } },
  getNoticeMail: {},
  setNoticeMail: { body: { mode: 'daily', lang: '80102' } },
  listSignIns: {},
  endSignIn: { body: { id: 1 } },
  endOtherSignIns: {},
  forgetPassword: { body: { email: 'zhoumin@college.example' } },
  resetPassword: { body: { token: 'mock-reset-token-1005', fresh: 'another password' } },
  createDownloadTicket: { body: { path: '/major/exportMajorMatrix', query: { majorId: 1001 } } },
  listCourseCards: { query: { majorId: 1001, lang: '80102' } },
  getCompletion: ofCourse,
  exportCompletion: ofCourse,
  listCompletionItems: ofCourse,
  checkCourse: ofCourse,
  listCopyTargets: { body: { userId: 1001, courseId: 1004 } },
  getCopyGoals: { body: { sourceId: 1004, targetId: 1002 } },
  ...editionInputs,
  uploadCopyParams: { body: { unique, courseId: 1004, ...copy } },
  watchCopy: { query: { unique } },
  copyCourse: { body: copy },
  getCopyJob: { query: { unique } },
  listCopyJobs: { query: { courseId: 1004 } },
  getCopyPlan: { query: { courseId: 1004, targetId: 1002 } },
  getCopySuggestions: { query: { courseId: 1004, targetId: 1002 } },
  listCourseUnits: { body: { ...page, orderMap: { create_time: 0 }, majorId: 1001 } },
  updateCourseUnitList: { body: { list: [-1004, { id: 1005, name: '操作系统原理' }] } },
  findCourseLeaders: { query: { majorId: 1001 } },
  setCourseLeaders: { body: { courses: [{ id: 1004, leaders: [1006], was: [1005] }] } },
  deleteProjects: { body: { ids: [1061] } },
  getCourseUnit: ofCourse,
  listCourseClasses: {},
  listCourseTypes: {},
  saveCourseUnit: {
    body: {
      manage,
      current,
      course: sampleCourseUnit(1004),
      pointksa: [{ id: 0, title: '链表', description: '指针', ksa: [{ id: 0, title: 'K', level: 1, description: '节点' }] }],
    },
  },
  createCourse: { query: { majorId: 1001 } },
  deleteCourse: { query: { id: 1004 } },
  deleteCourseByShortPath: { query: { id: 1004 } },
  deleteCourseCard: { query: { courseId: 1004 } },
  sendFeedback: { body: { unique: 'feedback-0001', description: '很好', images: [] } },
  sendFeedbackText: { body: '很好' },
  listFeedback: { query: page },
  getFeedbackImage: { query: { id: 5001 } },
  getCourseGoals: { query: { courseId: 1004, majorId: 1001 } },
  updateCourseGoal: { body: goal },
  updateCourseGoals: { body: [goal, { ...goal, id: 0, description: '能比较算法' }] },
  deleteCourseGoal: { query: { courseGoalId: 1031 } },
  getProjectGoals: { query: { projectId: 1062 } },
  listHistory: { query: { kind: 'course', recordId: 1004 } },
  restoreHistory: { body: { id: 5001, latestId: 5001 } },
  listTrash: { query: page },
  restoreTrash: { body: { kind: 'course', id: 1004 } },
  getCurrentDepartment: { query: { collegeId: 1001, userId: 1001 } },
  getMajorInfo: { query: { majorid: 1001 } },
  getMajorMenus: { body: { userId: 1001, majorId: 1001 } },
  getGraduateRequires: { query: { majorid: 1001 } },
  saveGraduateRequires: {
    body: { majorId: 1001, version: 1, list: [{ id: 0, description: '工程知识', children: [{ id: 0, description: '1.1' }] }] },
  },
  listRequireUse: { query: { majorid: 1001 } },
  listMajors: { body: { ...page, keyword: '软件', departmentId: 1001, lang: '80102' } },
  saveMajor: { body: { id: 0, departmentId: 1001, name: '人工智能', code: '080717T', standard: 'CEEAA-2024' as const } },
  deleteMajor: { body: { id: 5001, version: 1 } },
  saveDepartment: { body: { id: 0, name: '人工智能学院' } },
  deleteDepartment: { body: { id: 5001, version: 1 } },
  getOverview: { query: { lang: '80102' } },
  getWaiting: { query: { lang: '80102' } },
  listColleagueChanges: { query: { lang: '80102' } },
  listMyCourses: { query: { lang: '80102' } },
  getMatrixFigures: { query: { majorId: 1001 } },
  getCourseProjectInfo: { query: { majorId: 1001, courseInfoId: 1004 } },
  getMatrixCourse: ofMatrix,
  getCourseMatrixAxes: ofMatrix,
  getCourseMatrixChoices: ofMatrix,
  getProjectMatrixAxes: ofMatrix,
  getProjectMatrixChoices: ofMatrix,
  exportMajorMatrix: { query: { majorId: 1001 } },
  exportCourseMatrix: { query: { majorId: 1001, courseInfoId: 1004 } },
  saveMajorRows: {
    body: { majorId: 1001, rows: [{ courseId: 1004, version: 1, relations: [{ requireId: 1102, relate: 1, goals: [1031] }] }] },
  },
  importCourseMatrix: { query: { courseId: 1004 }, body: { file: entriesFile } },
  importMajorMatrix: { query: { majorId: 1001 }, body: { file: majorMatrixFile } },
  getMajorMatrix: ofMatrix,
  getCourseMatrix: ofMatrix,
  getProjectMatrices: ofMatrix,
  getLinkedMatrices: ofMatrix,
  listSupportSuggestions: ofMatrix,
  listPlacementSuggestions: ofMatrix,
  declinePlacementSuggestion: {
    body: { courseId: 1004, projectId: 1064, goalId: 1033, pointId: 1065, taskGoalId: 1001, ksaId: 1066, isDeclined: true },
  },
  declineSupportSuggestion: { body: { courseId: 1004, requireId: 1101, isDeclined: true } },
  updateMajorMatrix: { body: { courseId: 1004, version: 1, relations: [] } },
  updateCourseMatrix: { body: { courseId: 1004, version: 1, list: [] } },
  updateProjectMatrix: { body: { courseId: 1004, version: 1, list: [] } },
  saveMatrices: {
    body: {
      majorId: 1001,
      courseId: 1004,
      version: 1,
      rows: [],
      chapters: [{ projectId: 1062, points: [] }],
      placedPoints: [],
    },
  },
  listTaskGoals: { query: { projectId: 1064 } },
  updateTaskGoal: { body: { projectId: 1064, goals: [{ id: 0, description: '新目标', product: '' }] } },
  getCourseDetailPageInit: pageInit,
  getCourseGoalPageInit: pageInit,
  getMajorHomePageInit: pageInit,
  listPoints: { query: { courseId: 1004 } },
  savePoints: { body: { courseId: 1004, points: [{ id: 0, title: '新课点', description: '描述' }] } },
  saveKsa: { body: { courseId: 1004, ksa: [{ id: 0, title: 'K', level: 0, description: '新的', pointId: 1061 }] } },
  resolvePoint: { query: { majorid: 1001, courseid: 1004 }, body: { file: pointFile } },
  resolvePointKsa: { query: { majorid: 1001, courseid: 1004 }, body: { file: ksaFile } },
  downloadPointKsaTemplate: template,
  downloadPointTemplate: template,
  searchContent: { body: { keyword: '数据', target: 'course' } },
  searchEverything: { body: { keyword: 'sjjg', kinds: ['course', 'major', 'person'] } },
  listReportLinks: ofCourse,
  createReportLink: { body: { courseId: 1004 } },
  deleteReportLink: { body: { courseId: 1004, id: 5001 } },
  getPublicReport: { query: { link: 'mock-report-link-5001' } },
  getReportRequires: ofCourse,
  getReportMajorMatrix: ofCourse,
  getReportProjects: ofCourse,
  getReportProjectMatrix: ofCourse,
  getReportPointMatrix: ofCourse,
  getReportTaskGoals: ofCourse,
  getAdditionalInfo: ofCourse,
  getCourseIntro: ofCourse,
  saveAdditionalInfo: {
    body: {
      ...emptyAdditionalInfo(1005),
      score: 3,
      year: '2024-2025-1',
    },
  },
  exportReport: { query: { courseid: 1004 } },
  prepareExport: { body: { courseId: 1004, editable: false, languages: 'zh' } },
  resetFixtures: {},
  listCourseTexts: { query: { courseid: 1004 } },
  saveTranslations: {
    body: { list: [{ kind: 'course', id: 1004, texts: { name: 'Data structures' }, was: { name: { zh: '数据结构', en: englishName } } }] },
  },
  updatePassword: { body: { userId: 1001, targetUserId: 1005, old: samplePassword, fresh: 'another password' } },
  updateUserInfo: { body: { id: 1005, userName: '周敏', email: 'zhoumin@college.example' } },
  findErasure: { query: { id: 1005 } },
  erasePerson: { body: { id: 1005, version: 1 } },
  setUserDisabled: { body: { id: 1005, isDisabled: true, reason: '已离职', version: 1 } },
  listOutbox: { query: page },
  listSecurityEvents: { query: page },
  exportSecurityEvents: { query: {} },
  ...campusInputs,
  ...commentInputs,
  followLive: { query: { majorId: 1001, view: 'course', courseId: 1004, line: 'line-of-wang', seconds: 0 } },
  tellLive: { body: { majorId: 1001, line: 'line-of-wang', field: 'course:1004#introduction' } },
  getDeadlines: {},
  saveDeadlines: { body: { version: 0, reminders: { days: [7], late: true }, deadlines: [deadline] } },
  notifyLeaders: { body: { courseIds: [1004], text: '请在本周内完成' } },
  getProgressBoard: { query: { lang: 'zh' } },
  exportProgress: { query: { pressing: 0 as const } },
  checkMajor: { query: { majorId: 1001 } },
  getCollegeRules: {},
  saveCollegeRules: { body: { version: 0, settings: { 'goal.count': { level: 'warning' as const, options: { max: 8 } } } } },
  getServerStatus: {},
  getBackups: {},
  getRetention: {},
  saveRetention: { body: { version: 0, days: { ...usualRetention, trash: 60 } } },
  listBudgets: { query: page },
  saveBudgets: {
    body: { id: 1005, version: 0, limits: { storedBytes: null, emptyUnits: 60, eventStreams: null, waitingFiles: null, feedbacks: null } },
  },
  insertNewUsers: { query: {}, body: [{ userName: '新人', email: 'new@college.example', permissionId: 3010, relativeId: 1004 }] },
  listAvailableDepartments: { query: {} },
  findScopes: { body: { level: 'major', keyword: '软件' } },
  resolveScopes: {
    body: {
      list: [
        { level: 'course', id: 1004 },
        { level: 'major', name: '计算机学院 / 软件工程' },
      ],
    },
  },
  listUsers: { body: page },
  updateUserName: { body: { userId: 1001, userName: '赵老师' } },
  updateOwnPassword: { body: { userId: 1001, old: samplePassword, new: 'another password' } },
} satisfies { [Name in EndpointName]: CallArguments<(typeof allEndpoints)[Name]> };

const upload = async (client: Client) => void (await client.call(allEndpoints.uploadCopyParams, exampleInputs.uploadCopyParams));
const link = async (client: Client) => void (await client.call(allEndpoints.createReportLink, exampleInputs.createReportLink));

/** What must have happened before some of the calls. */
export const prepare: Partial<Record<EndpointName, (client: Client) => Promise<void>>> = {
  ...prepareEditions,
  ...prepareComments,
  ...prepareCampus,
  watchCopy: upload,
  getCopyJob: upload,
  deleteReportLink: link,
  getPublicReport: link,
  getFeedbackImage: async (client) => void (await client.call(allEndpoints.sendFeedback, { body: feedbackWithPicture })),
  exportSecurityEvents: async (client) => void (await client.call(allEndpoints.login, exampleInputs.login)),
  resetPassword: async (client) => void (await client.call(allEndpoints.forgetPassword, exampleInputs.forgetPassword)),
  restoreHistory: async (client) => {
    const { manage: who, current: where, course } = exampleInputs.saveCourseUnit.body;
    await client.call(allEndpoints.saveCourseUnit, { body: { manage: who, current: where, course } });
  },
  deleteMajor: async (client) => void (await client.call(allEndpoints.saveMajor, exampleInputs.saveMajor)),
  deleteDepartment: async (client) => void (await client.call(allEndpoints.saveDepartment, exampleInputs.saveDepartment)),
  endSecondFactor: async (client) => void (await client.call(allEndpoints.confirmSecondFactor, exampleInputs.confirmSecondFactor)),
  restoreTrash: async (client) => void (await client.call(allEndpoints.deleteCourse, { query: { id: 1004 } })),
};
