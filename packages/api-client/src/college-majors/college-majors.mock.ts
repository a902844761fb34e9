import {
  academicScore,
  changedMeanwhile,
  type CollegeMajor,
  type CollegeMajorResponse,
  collegeMajorSort,
  comparableCode,
  type Language,
  type ProfessionChoiceKind,
  professionChoices,
  professionOptions,
  professionTypeId,
  readAcademicSystem,
  type Saved,
  standardCategories,
  textOf,
} from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { holds, searchPageOf, sortedPageOf } from '../mock-api/paging';
import { checkVersion, found, refusals } from '../mock-api/refusals';

function save(state: MockState, { id, typeId, standardId, academicYearsId, ...fields }: CollegeMajor): Saved<CollegeMajorResponse> {
  const rows = state.collegeMajors;
  const stored = id === 0 ? undefined : found(rows.find((row) => row.id === id));
  if (stored) checkVersion(fields.version, stored, changedMeanwhile.major);
  const code = comparableCode(fields.code);
  const system = readAcademicSystem(fields.academicSystem);
  if (system.length === 0) throw refusals.invalid('academicSystem', fields.academicSystem);
  if (academicScore(system) !== fields.score) throw refusals.invalid('score', String(fields.score));
  if (code !== '' && rows.some((one) => one !== stored && comparableCode(one.code) === code)) throw refusals.invalid('code', fields.code);
  const type = professionChoices.find(({ kind, id: one }) => kind === 'types' && one === typeId);
  const row: CollegeMajorResponse = {
    ...fields,
    id: stored?.id ?? state.nextId(),
    type: { id: typeId, name: type?.name.zh },
    standard: { id: standardId },
    academicYears: { id: academicYearsId },
    version: (stored?.version ?? 0) + 1,
  };
  if (stored) Object.assign(stored, row);
  else rows.push(row);
  return { id: row.id, version: row.version, record: row };
}

function optionsOf(kind: ProfessionChoiceKind, language: Language) {
  const choices = professionChoices.filter((choice) => choice.kind === kind);
  return professionOptions(choices, language);
}

const relateCount = ({ relates }: CollegeMajorResponse) => (JSON.parse(relates || '[]') as unknown[]).length;

export const collegeMajorMocks = {
  listProfessionTypes: ({ language }) => optionsOf('types', language),
  listProfessionStandards: ({ language }) => optionsOf('std', language),
  listProfessionYears: ({ language }) => optionsOf('years', language),
  listProfessionSystem: ({ language }) => optionsOf('system', language),
  getCollegeMajor: ({ query, state }) => found(state.collegeMajors.find(({ id }) => id === query.id)),

  listCollegeMajors({ body: { type, codeOrId, orderMap, keyword = '', ...page }, state, language }) {
    const wanted = String(codeOrId ?? '').trim();
    const isOfType = (id: number | null) =>
      String(id) === String(type) ||
      professionChoices.some((one) => one.kind === 'types' && one.id === id && String(one.parentId) === String(type));
    const rows = state.collegeMajors.filter(
      (row) =>
        (type === null || type === undefined || type === '' || isOfType(row.type.id)) &&
        holds(keyword, row.name, row.code, row.type.name) &&
        (wanted === '' || row.code.includes(wanted) || String(row.id) === wanted),
    );
    const order = orderMap.relate_count;
    const sorted = rows.toSorted((left, right) =>
      order === undefined ? left.id - right.id : (relateCount(left) - relateCount(right)) * (order === 1 ? 1 : -1) || left.id - right.id,
    );
    return sortedPageOf(sorted, page, collegeMajorSort, language);
  },

  deleteCollegeMajor({ query, state, user }) {
    const row = found(state.collegeMajors.find(({ id }) => id === query.id));
    checkVersion(query.version, row, changedMeanwhile.deletion);
    state.collegeMajors = state.collegeMajors.filter(({ id }) => id !== query.id);
    state.deletedRecords.push({
      kind: 'collegeMajor',
      id: row.id,
      name: row.name,
      time: state.now(),
      userId: user.id,
      putBack() {
        const code = comparableCode(row.code);
        if (code !== '' && state.collegeMajors.some((one) => comparableCode(one.code) === code)) throw refusals.invalid('code', row.code);
        state.collegeMajors.push({ ...row, version: (row.version ?? 0) + 1 });
      },
    });
    return true;
  },

  searchCollegeMajors: ({ body, state }) =>
    searchPageOf(
      state.collegeMajors.filter(({ name, code, type }) => holds(body.keyword, name, code, type.name)),
      body,
    ),

  addCollegeMajor: ({ body, state }) => save(state, { ...body, id: 0 }),
  updateCollegeMajor: ({ body, state }) => save(state, body),

  listStandardsCatalogue: ({ state, language }) =>
    standardCategories.map(({ code, name, classes }) => ({
      code,
      name: name[language],
      classes: classes.map((one) => ({
        code: one.code,
        name: one.name[language],
        majors: state.collegeMajors
          .filter((row) => row.type.id === professionTypeId(one.code))
          .map((row) => ({ id: row.id, name: textOf(row, 'name', language), code: row.code })),
      })),
    })),
} satisfies Partial<MockHandlers>;
