import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';

const search = { body: { pageNo: 1, pageSize: 10, keyword: '' } };
const page = { pageNum: 1, pageSize: 10 };
const missing = { query: { id: 999_999 } };
const collegeMajor = {
  name: '软件工程',
  typeId: 1,
  standardId: null,
  academicYearsId: null,
  code: '080902',
  stdKeywords: '',
  score: 0,
  goals: '',
  academicSystem: '[]',
  comments: '',
  relates: '[]',
};
const picUrl = 'data:image/png;base64,iVBORw0KGgoA';
const report = { name: '报告', department: '学校', fileName: '', fileUrl: '', picUrl, type: 0, majorId: 101 };
const outline = {
  title: '桥梁美学',
  otherNames: '',
  category: '土木',
  author: '王老师',
  writtenOn: '2026-03-04',
  introduction: '',
  chapters: '桥型 6\n- 拱桥造型：曲线与比例',
  goals: '',
};
const news = { title: '通知', content: '内容' };

function anyRead(endpoint: contract.Endpoint, request: object = {}, allowed?: string): Attempt {
  return { endpoint, act: 'anyRead', request: () => request, allowed, isHiddenFromDemo: true };
}

function collegeManage(endpoint: contract.Endpoint, request: object, allowed?: string): Attempt {
  return { endpoint, act: 'collegeManage', request: () => request, allowed, isHiddenFromDemo: true };
}

/** Attempts at the dictionaries, directories and news: every band but none reads them, the managers of a college keep them. */
export const referenceAttempts: readonly Attempt[] = [
  anyRead(contract.listMyCourses),
  anyRead(contract.listProfessionTypes),
  anyRead(contract.listProfessionStandards),
  anyRead(contract.listProfessionYears),
  anyRead(contract.listProfessionSystem),
  anyRead(contract.listStandardsCatalogue),
  anyRead(contract.searchCollegeMajors, search),
  anyRead(contract.listCollegeMajors, { body: { ...page, orderMap: {} } }),
  anyRead(contract.getCollegeMajor, missing, '30004'),
  // Without its category; it would stay among the majors of the scene.
  collegeManage(contract.addCollegeMajor, { body: { ...collegeMajor, id: 0 } }, '30001'),
  collegeManage(contract.updateCollegeMajor, { body: { ...collegeMajor, id: 999_999 } }, '30004'),
  collegeManage(contract.deleteCollegeMajor, missing, '30004'),

  anyRead(contract.listQualifications, { body: { ...page, name: '', lang: '80101' } }),
  anyRead(contract.searchQualifications, search),
  anyRead(contract.listTalentReports, { body: page }),
  anyRead(contract.getTalentReport, missing, '30004'),
  collegeManage(contract.saveTalentReport, { body: { ...report, id: 999_999 } }, '30004'),
  collegeManage(contract.deleteTalentReport, missing, '30004'),

  anyRead(contract.listNews, { query: page }),
  anyRead(contract.getNews, missing, '30004'),
  collegeManage(contract.saveNews, { body: { ...news, id: 999_999 } }, '30004'),
  collegeManage(contract.deleteNews, { body: { id: 999_999 } }, '30004'),

  anyRead(contract.listOutlines, { query: page }),
  anyRead(contract.getOutline, missing, '30004'),
  collegeManage(contract.saveOutline, { body: { ...outline, id: 999_999 } }, '30004'),
  collegeManage(contract.switchOutline, { body: { id: 999_999, isOff: true } }, '30004'),
  collegeManage(contract.deleteOutline, { body: { id: 999_999 } }, '30004'),
  collegeManage(contract.exportOutlines, {}),
  collegeManage(contract.importOutlines, { body: { outlines: [] } }),
];
