import type { allEndpoints, EndpointName } from '../contract';
import type { CallArguments } from '../core/client';
import { workbook } from './files';

const page = { pageNum: 1, pageSize: 10 };
const search = { body: { pageNo: 1, pageSize: 20, keyword: '' } };
const occupation = {
  id: 1001,
  occupationName: '软件工程师',
  levelId: 1012,
  lvlKeywords: '',
  typeId: 1004,
  publishId: 1001,
  content: '',
  skills: '[{"courseIds":[1001,1003],"score":100}]',
  occupationCode: '2-02-10-03',
};
const collegeMajor = {
  id: 1001,
  name: '软件工程',
  typeId: 1809,
  standardId: 1001,
  academicYearsId: 1001,
  code: '080999',
  stdKeywords: '',
  score: 160,
  goals: '',
  academicSystem: '[{"courseIds":[1001],"score":160}]',
  comments: '',
  relates: '[]',
};
const profile = { userName: '赵启明', avatar: '', introduction: '教师', collegeName: '明理大学', major: '软件工程', job: '教授' };
const picture = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'a.png', { type: 'image/png' });

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

/** One right input for every call about the reference areas: dictionaries, directories, reports, news, the own profile. */
export const referenceInputs = {
  listProfessionTypes: {},
  listProfessionStandards: {},
  listProfessionYears: {},
  listProfessionSystem: {},
  getCollegeMajor: { query: { id: 1001 } },
  listCollegeMajors: { body: { ...page, orderMap: { relate_count: 0 } } },
  deleteCollegeMajor: { query: { id: 1001 } },
  searchCollegeMajors: search,
  addCollegeMajor: { body: { ...collegeMajor, id: 0 } },
  updateCollegeMajor: { body: collegeMajor },
  listStandardsCatalogue: {},
  listQualifications: { body: { ...page, name: '', lang: '80101' } },
  searchQualifications: search,
  listNews: { query: page },
  getNews: { query: { id: 1001 } },
  saveNews: { body: { id: 0, title: '通知', content: '内容' } },
  deleteNews: { body: { id: 1001, version: 1 } },
  listOutlines: { query: page },
  getOutline: { query: { id: 1001 } },
  saveOutline: { body: { ...outline, id: 0 } },
  switchOutline: { body: { id: 1001, isOff: true, version: 1 } },
  deleteOutline: { body: { id: 1003, version: 1 } },
  exportOutlines: {},
  importOutlines: { body: { outlines: [outline] } },
  getOccupationBook: { query: { code: '2-02-10-03', lang: '80101' } },
  searchOccupationBook: { query: { keyword: '软件' } },
  getOccupationBookFacts: {},
  searchOccupations: search,
  getOccupation: { query: { id: 1001 } },
  listOccupations: { body: { ...page, orderMap: { update_time: 1 }, lvl: 1002 } },
  deleteOccupation: { query: { id: 1001 } },
  addOccupation: { body: { ...occupation, id: 0, occupationCode: '' } },
  updateOccupation: { body: occupation },
  importOccupations: {
    query: { basis: '1' },
    body: {
      file: workbook('o.xlsx', [
        ['名称', '编码', '内容'],
        ['测试员', '2-02-10-03', '测试'],
      ]),
    },
  },
  listOccupationLevels: {},
  listOccupationSkills: {},
  listOccupationTypes: {},
  listOccupationPublishes: {},
  saveOccupationSkills: { body: { list: [{ id: 0, parentId: 1001, label: 'Go' }] } },
  saveUserInfo: {
    body: {
      file: 'data:image/png;base64,iVBORw0KGgoA',
      userInfo: JSON.stringify({ id: 1001, ...profile, contactEmail: 'zhaoqiming@college.example' }),
    },
  },
  encodeImage: { body: { file: picture } },
  getUserProfile: {},
  listTalentReports: { body: page },
  getTalentReport: { query: { id: 1001 } },
  saveTalentReport: {
    body: {
      id: 0,
      name: '报告',
      department: '明理大学',
      fileName: '',
      fileUrl: '',
      picUrl: 'data:image/png;base64,iVBORw0KGgoA',
      type: 0,
      majorId: 1001,
    },
  },
  deleteTalentReport: { query: { id: 1001, version: 1 } },
} satisfies Partial<{ [Name in EndpointName]: CallArguments<(typeof allEndpoints)[Name]> }>;
