import {
  languageCodes,
  professionChoices,
  professionOptions,
  readRelates,
  type CollegeMajor,
  type CollegeMajorResponse,
  type Language,
  type ProfessionChoiceKind,
} from '@college/curriculum-model';
import { collegeMajors, english } from '@college/curriculum-model/fixtures';
import type { CollegeMajorEditorSource } from '../CollegeMajorEditor/CollegeMajorEditorSource';
import type { CollegeMajorListSource } from '../CollegeMajorList/CollegeMajorListSource';

/** College majors: those of the sample programme first, then numbered ones. */
export function someCollegeMajors(count: number): CollegeMajorResponse[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = collegeMajors[index % collegeMajors.length]!;
    if (index < collegeMajors.length) return { ...sample };
    const name = { name: `专业 ${index + 1}`, translations: english({ name: `Major ${index + 1}` }) };
    return { ...sample, ...name, id: 1001 + index, code: `08${9000 + index}` };
  });
}

const optionsOf = (kind: ProfessionChoiceKind, language: Language) =>
  professionOptions(
    professionChoices.filter((choice) => choice.kind === kind),
    language,
  );

/** A server of college majors in memory, which speaks the language of the story. */
export function fakeCollegeMajors(
  items: readonly CollegeMajorResponse[],
  languageCode: () => string = () => languageCodes.zh,
): CollegeMajorListSource & CollegeMajorEditorSource {
  let rows = [...items];
  const language = (): Language => (languageCode() === languageCodes.zh ? 'zh' : 'en');
  const choices = (kind: ProfessionChoiceKind) => async () => optionsOf(kind, language());
  const matching = (keyword: string) =>
    rows.filter(({ name, code, type }) => `${name} ${code} ${type.name}`.toLowerCase().includes(keyword.toLowerCase()));
  const isOfType = ({ type }: CollegeMajorResponse, wanted: number) =>
    type.id === wanted || professionChoices.some(({ kind, id, parentId }) => kind === 'types' && id === type.id && parentId === wanted);

  return {
    async listCollegeMajors({ pageNum, pageSize, orderMap, type, keyword = '' }) {
      const found = matching(keyword).filter((row) => typeof type !== 'number' || isOfType(row, type));
      const sign = orderMap.relate_count === 0 ? -1 : 1;
      const count = ({ relates }: CollegeMajorResponse) => readRelates(relates).length;
      const sorted = orderMap.relate_count === undefined ? found : found.toSorted((one, other) => sign * (count(one) - count(other)));
      return { pageInfo: { list: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length } };
    },
    async searchCollegeMajors({ pageNo, pageSize, keyword }) {
      const found = matching(keyword);
      return { pageNum: pageNo, list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: found.length };
    },
    async deleteCollegeMajor(id) {
      rows = rows.filter((row) => row.id !== id);
    },
    async getCollegeMajor(id) {
      const row = rows.find((one) => one.id === id);
      if (!row) throw new Error('找不到该数据，可能已被删除。');
      return row;
    },
    async saveCollegeMajor(request) {
      const stored = rows.find(({ id }) => id === request.id);
      if (stored && request.version !== stored.version) throw Object.assign(new Error('该专业已被其他人修改。'), { code: '30009' });
      const row = storedRow(request, stored);
      rows = stored ? rows.map((one) => (one === stored ? row : one)) : [...rows, row];
      return { id: row.id, version: row.version };
    },
    listProfessionTypes: choices('types'),
    listProfessionStandards: choices('std'),
    listProfessionYears: choices('years'),
    listProfessionSystem: choices('system'),
  };
}

function storedRow({ typeId, standardId, academicYearsId, ...fields }: CollegeMajor, stored: CollegeMajorResponse | undefined) {
  return {
    ...fields,
    id: stored?.id ?? 2001,
    type: { id: typeId },
    standard: { id: standardId },
    academicYears: { id: academicYearsId },
    version: (stored?.version ?? 0) + 1,
  };
}
