import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';

const search = { body: { pageNo: 1, pageSize: 10, keyword: '' } };
const page = { body: { pageNum: 1, pageSize: 10, orderMap: {} } };
const missing = { query: { id: 999_999 } };
const skills = '[{"courseIds":[1],"score":50}]';
// The scene has no classification: an allowed save is refused for its category.
const occupation = { occupationName: '软件工程师', levelId: 1, lvlKeywords: '', typeId: 1, publishId: null, content: '', skills };

function anyRead(endpoint: contract.Endpoint, request: object = {}, allowed?: string): Attempt {
  return { endpoint, act: 'anyRead', request: () => request, allowed, isHiddenFromDemo: true };
}

function collegeManage(endpoint: contract.Endpoint, request: object, allowed?: string): Attempt {
  return { endpoint, act: 'collegeManage', request: () => request, allowed, isHiddenFromDemo: true };
}

function emptyFile() {
  const form = new FormData();
  form.append('file', new File([], 'occupations.xlsx'));
  return form;
}

/** Attempts at the classification of occupations and the records: every band but none reads them, the managers of a college keep them. */
export const occupationAttempts: readonly Attempt[] = [
  anyRead(contract.getOccupationBook),
  anyRead(contract.searchOccupationBook, { query: { keyword: '软件' } }),
  anyRead(contract.getOccupationBookFacts),
  anyRead(contract.listOccupationLevels),
  anyRead(contract.listOccupationSkills),
  anyRead(contract.listOccupationTypes),
  anyRead(contract.listOccupationPublishes),
  collegeManage(contract.saveOccupationSkills, { body: { list: [{ id: 999_999, parentId: null, label: '编程' }] } }, '30001'),
  anyRead(contract.searchOccupations, search),
  anyRead(contract.listOccupations, page),
  anyRead(contract.getOccupation, missing, '30004'),
  collegeManage(contract.addOccupation, { body: { ...occupation, id: 0, occupationCode: '2-02-10-03' } }, '30001'),
  collegeManage(contract.updateOccupation, { body: { ...occupation, id: 999_999, occupationCode: '2-02-10-03' } }, '30004'),
  collegeManage(contract.deleteOccupation, missing, '30004'),
  collegeManage(contract.importOccupations, { body: emptyFile() }, '30001'),
];
