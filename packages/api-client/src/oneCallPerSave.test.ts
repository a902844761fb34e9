import { currentOf, manageOf } from '@college/curriculum-model';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { allEndpoints, type EndpointName } from './contract';
import type { Client } from './core/client';
import type { Endpoint } from './core/endpoint';
import { createMockBackend } from './mock-api/mockBackend';
import { createMockClient } from './mock-api/mockClient';
import { portsOf, type MockPorts } from './mock-api/mockPorts';
import { exampleInputs as inputs, prepare } from './mock-api/exampleInputs.test-data';

type SaveName = { [Name in EndpointName]: (typeof allEndpoints)[Name]['writes'] extends true ? Name : never }[EndpointName];

const { user } = aLoginInfo('collegeAdmin').data;
const goal = inputs.updateCourseGoal.body;
const file = new File([''], 'a.xlsx');
const saved = { manage: manageOf(user), current: currentOf(user, 1001, '80101'), course: inputs.saveCourseUnit.body.course };
const noPlan = {
  mode: 'append' as const,
  majorId: 1001,
  inFile: 0,
  counts: { added: 0, changed: 0, removed: 0, same: 0 },
  changes: [],
  problems: [],
  problemCount: 0,
  undecided: [],
  loss: { points: 0, ksas: 0 },
  rows: [],
};
const person = inputs.updateUserInfo.body;

/** What a client does to make the save, or why it makes none. A save that is missing here does not compile. */
const saves: Record<SaveName, ((ports: MockPorts) => Promise<unknown>) | string> = {
  login: 'createAuth is no port; it makes one call',
  logout: 'createAuth is no port; it makes one call',
  createDownloadTicket: 'stores nothing that could be read',
  uploadCopyParams: 'a copy is a stream, opened once its parameters are stored (core §7)',
  watchCopy: 'a copy is a stream',
  copyCourse: 'a copy is a stream',
  startEdition: 'a draft is made in a stream',
  changeEdition: ({ editions }) => editions.changeEdition(inputs.changeEdition.body),
  deleteEdition: ({ editions }) => editions.deleteEdition(5001, { version: 1 }),
  mergeEdition: ({ editionMerging }) =>
    editionMerging.mergeEdition(inputs.mergeEdition.body as Parameters<MockPorts['editionMerging']['mergeEdition']>[0]),
  updateEdition: ({ editionMerging }) => editionMerging.updateEdition(inputs.updateEdition.body),
  revertEdition: ({ editionMerging }) => editionMerging.revertEdition(inputs.revertEdition.body),
  upgradeEdition: ({ editionUpgrading }) => editionUpgrading.upgradeEdition(inputs.upgradeEdition.body),
  undoMerge: ({ editionMerging }) => editionMerging.undoMerge(inputs.undoMerge.body),
  startThread: ({ comments }) => comments.startThread(inputs.startThread.body),
  replyToThread: ({ comments }) => comments.reply(inputs.replyToThread.body),
  editComment: ({ comments }) => comments.editComment(inputs.editComment.body),
  removeComment: ({ comments }) => comments.removeComment(inputs.removeComment.body),
  resolveThread: ({ comments }) => comments.resolveThread(inputs.resolveThread.body),
  publishEdition: ({ editionPublishing }) => editionPublishing.publishEdition(inputs.publishEdition.body),
  withdrawEdition: ({ editionPublishing }) => editionPublishing.withdrawEdition(inputs.withdrawEdition.body),
  createEditionLink: ({ editionPublishing }) => editionPublishing.createEditionLink(5001),
  deleteEditionLink: ({ editionPublishing }) => editionPublishing.deleteEditionLink(inputs.deleteEditionLink.body),
  resetFixtures: 'for tests alone',
  deleteProjects: 'chapters are deleted with their course unit',
  deleteCourseByShortPath: 'the same as deleteCourse',
  updateMajorMatrix: 'saveMatrices; this is for servers that know the documented calls alone',
  updateCourseMatrix: 'saveMatrices; this is for servers that know the documented calls alone',
  updateProjectMatrix: 'saveMatrices; this is for servers that know the documented calls alone',
  forgetPassword: ({ account }) => account.requestReset('zhoumin@college.example'),
  resetPassword: ({ account }) => account.resetPassword({ token: 'mock-reset-token-1005', fresh: 'another password' }),
  updateUserName: ({ account }) => account.changeName(inputs.updateUserName.body),
  updateOwnPassword: ({ account }) => account.changePassword(inputs.updateOwnPassword.body),
  beginSecondFactor: ({ secondFactor }) => secondFactor.begin(),
  confirmSecondFactor: ({ secondFactor }) => secondFactor.confirm('123456'),
  endSecondFactor: ({ secondFactor }) => secondFactor.switchOff('123456'),
  resetSecondFactor: ({ people }) => people.resetSecondFactor(1005),
  reauthenticate: ({ security }) => security.confirmPassword('a password'),
  seeNotices: ({ notices }) => notices.seeNotices(inputs.seeNotices.body.until),
  setNoticeMail: ({ notices }) => notices.setMail('daily', '80102'),
  seeSecurityNotices: ({ security }) => security.seeNotices(),
  endSignIn: ({ signIns }) => signIns.end(1),
  endOtherSignIns: ({ signIns }) => signIns.endOthers(),
  exchangeCampusCode: ({ campusSignIn }) => campusSignIn.exchange(inputs.exchangeCampusCode.body),
  saveCampusProvider: ({ campusProviders }) => campusProviders.saveProvider(inputs.saveCampusProvider.body),
  deleteCampusProvider: ({ campusProviders }) => campusProviders.deleteProvider(inputs.deleteCampusProvider.body),
  setStaffNumbers: ({ campusProviders }) => campusProviders.setStaffNumbers(inputs.setStaffNumbers.body),
  saveLocalSignIn: ({ campusProviders }) => campusProviders.saveLocal(inputs.saveLocalSignIn.body),
  saveReviewSteps: ({ reviewSteps }) => reviewSteps.saveSteps(inputs.saveReviewSteps.body),
  sendProposal: ({ proposals }) => proposals.sendProposal(inputs.sendProposal.body),
  decideProposal: ({ proposals }) => proposals.decideProposal(inputs.decideProposal.body),
  lockProposal: ({ proposals }) => proposals.lockProposal(inputs.lockProposal.body),
  askToWrite: ({ proposals }) => proposals.askToWrite(inputs.askToWrite.body),
  withdrawProposal: ({ proposals }) => proposals.withdrawProposal(inputs.withdrawProposal.body),
  saveRetention: ({ retention }) => retention.saveRetention(inputs.saveRetention.body),
  saveDeadlines: ({ deadlines }) => deadlines.saveDeadlines(inputs.saveDeadlines.body),
  notifyLeaders: ({ deadlines }) => deadlines.notifyLeaders(inputs.notifyLeaders.body),
  saveCollegeRules: ({ rules }) => rules.saveRules(inputs.saveCollegeRules.body),
  acceptFinding: ({ editionFindings }) => editionFindings.acceptFinding(inputs.acceptFinding.body),
  withdrawAcceptance: ({ editionFindings }) => editionFindings.withdrawAcceptance(inputs.withdrawAcceptance.body),
  applyFix: ({ editionFindings }) => editionFindings.applyFix(inputs.applyFix.body),
  undoFix: ({ editionFindings }) => editionFindings.undoFix(inputs.undoFix.body),
  saveBudgets: ({ budgets }) => budgets.saveBudgets(inputs.saveBudgets.body),
  addCollegeMajor: ({ collegeMajors }) => collegeMajors.saveCollegeMajor(inputs.addCollegeMajor.body),
  updateCollegeMajor: ({ collegeMajors }) => collegeMajors.saveCollegeMajor(inputs.updateCollegeMajor.body),
  deleteCollegeMajor: ({ collegeMajors }) => collegeMajors.deleteCollegeMajor(1001),
  setCourseLeaders: ({ courseUnits }) => courseUnits.setLeaders(inputs.setCourseLeaders.body.courses),
  updateCourseUnitList: ({ cards }) => cards.renameCourse({ courseId: 1005, name: '操作系统原理', lang: '80101' }),
  saveCourseUnit: ({ courseUnits }) => courseUnits.saveCourseUnit({ ...saved, pointksa: [] }),
  createCourse: ({ courseUnits }) => courseUnits.createCourseUnit(1001),
  deleteCourse: ({ courseUnits }) => courseUnits.abandonCourseUnit(1004),
  deleteCourseCard: ({ cards }) => cards.deleteCourse(1004),
  saveDepartment: ({ departments }) => departments.saveDepartment(inputs.saveDepartment.body),
  deleteDepartment: ({ departments }) => departments.deleteDepartment(5001),
  sendFeedback: ({ feedback }) => feedback.sendFeedback(inputs.sendFeedback.body),
  sendFeedbackText: ({ feedback }) => feedback.sendFeedbackText('很好'),
  updateCourseGoal: ({ goals }) => goals.updateGoal(goal),
  updateCourseGoals: ({ goals }) => goals.addGoals([goal]),
  deleteCourseGoal: ({ goals }) => goals.deleteGoal(1031),
  restoreHistory: ({ history }) => history.restoreHistory({ id: 5001 }),
  restoreTrash: ({ history }) => history.restoreTrash({ kind: 'course', id: 1004 }),
  saveGraduateRequires: ({ majors }) => majors.saveRequires(inputs.saveGraduateRequires.body),
  saveMajor: ({ majors }) => majors.saveMajor(inputs.saveMajor.body),
  deleteMajor: ({ majors }) => majors.deleteMajor(5001),
  saveMajorRows: ({ matrixFiles }) =>
    matrixFiles.applyMajorMatrix({ ...noPlan, rows: [{ courseId: 1004, courseName: '', version: 1, relations: [] }] }),
  declinePlacementSuggestion: ({ placementSuggestions }) => placementSuggestions.declinePlacement(inputs.declinePlacementSuggestion.body),
  declineSupportSuggestion: ({ supportSuggestions }) => supportSuggestions.declineSuggestion(inputs.declineSupportSuggestion.body),
  saveMatrices: ({ matrices }) => matrices.saveMatrices(inputs.saveMatrices.body),
  updateTaskGoal: ({ taskGoals }) => taskGoals.saveAll(1064, inputs.updateTaskGoal.body.goals),
  saveNews: ({ news }) => news.saveNews(inputs.saveNews.body),
  deleteNews: ({ news }) => news.deleteNews(1001),
  saveOutline: ({ outlines }) => outlines.saveOutline(inputs.saveOutline.body),
  switchOutline: ({ outlines }) => outlines.switchOutline(inputs.switchOutline.body),
  deleteOutline: ({ outlines }) => outlines.deleteOutline(1003),
  importOutlines: ({ outlines }) => outlines.importOutlines(inputs.importOutlines.body),
  addOccupation: ({ occupations }) => occupations.saveOccupation(inputs.addOccupation.body),
  updateOccupation: ({ occupations }) => occupations.saveOccupation(inputs.updateOccupation.body),
  deleteOccupation: ({ occupations }) => occupations.deleteOccupation(1001),
  importOccupations: ({ occupations }) => occupations.importOccupations(file),
  saveOccupationSkills: ({ occupations }) => occupations.saveOccupationSkills([]),
  savePoints: ({ points }) => points.savePoints(inputs.savePoints.body),
  saveKsa: ({ points }) => points.saveKsa(inputs.saveKsa.body),
  saveUserInfo: ({ profile }) => profile.saveProfile({ picture: '' } as Parameters<MockPorts['profile']['saveProfile']>[0]),
  createReportLink: ({ syllabus }) => syllabus.createLink(1004),
  deleteReportLink: ({ syllabus }) => syllabus.deleteLink({ courseId: 1004, id: 5001 }),
  saveAdditionalInfo: ({ syllabus }) => syllabus.saveReport(inputs.saveAdditionalInfo.body),
  saveTalentReport: ({ talentReports }) => talentReports.saveTalentReport(inputs.saveTalentReport.body),
  deleteTalentReport: ({ talentReports }) => talentReports.deleteTalentReport(1001),
  saveTranslations: ({ translations }) => translations.saveTexts([]),
  updatePassword: ({ people }) => people.resetPersonPassword(inputs.updatePassword.body),
  updateUserInfo: ({ people }) => people.updatePerson(person),
  erasePerson: ({ people }) => people.erasePerson(inputs.erasePerson.body),
  setUserDisabled: ({ people }) => people.setDisabled(inputs.setUserDisabled.body),
  insertNewUsers: ({ people }) => people.insertPeople(inputs.insertNewUsers.body),
};

/** A client that notes each call and answers it as the mock API answers its example. */
function aRecorder() {
  const calls: EndpointName[] = [];
  const own = createMockClient(createMockBackend());
  const client: Client = {
    ...own,
    async call(endpoint, ..._given) {
      const name = (Object.keys(allEndpoints) as EndpointName[]).find((one) => (allEndpoints[one] as Endpoint) === endpoint)!;
      calls.push(name);
      const mock = createMockClient(createMockBackend());
      await prepare[name]?.(mock);
      return mock.call<Endpoint>(allEndpoints[name], inputs[name]) as never;
    },
  };
  return { calls, ports: portsOf(client, { userId: user.id }) };
}

describe('a save is one call, after which nothing is read', () => {
  const acts = Object.entries(saves).filter(([, act]) => typeof act !== 'string');

  it.each(acts)('%s', async (name, act) => {
    const { calls, ports } = aRecorder();
    if (typeof act !== 'string') await act(ports);
    expect(calls).toEqual([name]);
  });
});
