import {
  changedMeanwhile,
  type Language,
  localize,
  occupationClasses,
  occupationFields,
  occupationLevels,
  type OccupationRequest,
  type OccupationResponse,
  type OccupationSkill,
  occupationSort,
  type OptionItem,
  proportionFault,
  readSkills,
  type Saved,
  trimmedTexts,
} from '@college/curriculum-model';
import { readRows } from '../mock-api/files';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { byTime, holds, searchPageOf, sortedPageOf } from '../mock-api/paging';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { nestedPath } from './occupations.seed';

function isUnder(levels: readonly OptionItem[], level: string): boolean {
  return levels.some(({ value, children = [] }) => String(value) === level || isUnder(children, level));
}

function save(state: MockState, request: OccupationRequest, language: Language): Saved<OccupationResponse> {
  const { records } = state.occupations;
  const stored = request.id === 0 ? undefined : found(records.find(({ id }) => id === request.id));
  if (stored) checkVersion(request.version, stored, changedMeanwhile.occupation);
  const code = request.occupationCode.trim();
  const rows = readSkills(request.skills);
  if (rows.length === 0 || proportionFault(rows)) throw refusals.invalid('skills', request.skills);
  if (code !== '' && records.some((one) => one !== stored && one.code === code)) throw refusals.invalid('occupationCode', code);
  const { record, ...saved } = put(state, request, stored);
  return { ...saved, record: { ...record, levels: levelsIn(record.levels, language) } };
}

/** Keeps a record as it was sent: an import may leave the skills for later. */
function put(state: MockState, request: OccupationRequest, stored: OccupationResponse | undefined) {
  const record: OccupationResponse = {
    id: stored?.id ?? state.nextId(),
    ...trimmedTexts(occupationFields, { ...request, name: request.occupationName, code: request.occupationCode }),
    levels: nestedPath(request.levelId),
    type: { id: request.typeId },
    publish: { id: request.publishId },
    skills: request.skills,
    createTime: stored?.createTime ?? state.now(),
    updateTime: state.now(),
    version: (stored?.version ?? 0) + 1,
    translations: request.translations ?? stored?.translations,
  };
  if (stored) Object.assign(stored, record);
  else state.occupations.records.push(record);
  return { id: record.id, version: record.version, record };
}

const typeNames = [
  { zh: '五级/初级工', en: 'Level 5 / junior worker' },
  { zh: '四级/中级工', en: 'Level 4 / intermediate worker' },
  { zh: '三级/高级工', en: 'Level 3 / senior worker' },
  { zh: '二级/技师', en: 'Level 2 / technician' },
  { zh: '一级/高级技师', en: 'Level 1 / senior technician' },
];

function levelsIn(levels: readonly OptionItem[], language: Language): OptionItem[] {
  return levels.map(({ label, value, children }) => ({
    label: occupationClasses[Number(value) - 1001]?.[language] ?? label,
    value,
    ...(children && { children: levelsIn(children, language) }),
  }));
}

function skillsIn(skills: readonly OccupationSkill[], language: Language): OccupationSkill[] {
  return skills.map(({ children, ...skill }) => ({
    ...localize(skill, language),
    ...(children && { children: skillsIn(children, language) }),
  }));
}

function presented(record: OccupationResponse, language: Language): OccupationResponse {
  return { ...localize(record, language), levels: levelsIn(record.levels, language) };
}

export const occupationMocks = {
  listOccupationLevels: ({ language }) => occupationLevels(language),
  listOccupationSkills: ({ query: { record }, state, language }) =>
    record === '1' ? state.occupations.skills : skillsIn(state.occupations.skills, language),
  listOccupationTypes: ({ language }) => typeNames.map((name, index) => ({ label: name[language], value: 1001 + index })),
  listOccupationPublishes: ({ state }) => state.occupations.publishes,

  searchOccupations: ({ body, state, language }) =>
    searchPageOf(
      state.occupations.records
        .filter(({ name, code, lvlKeywords }) => holds(body.keyword, name, code, lvlKeywords))
        .map((record) => presented(record, language)),
      body,
    ),

  getOccupation({ query, state, language }) {
    const record = found(state.occupations.records.find(({ id }) => id === query.id));
    return query.record === '1' ? { ...record, levels: levelsIn(record.levels, language) } : presented(record, language);
  },

  listOccupations({ body: { lvl, codeOrId, orderMap, ...page }, state, language }) {
    const wanted = String(codeOrId ?? '').trim();
    const rows = state.occupations.records.filter(
      ({ id, code, levels }) =>
        (lvl === null || lvl === undefined || lvl === '' || isUnder(levels, String(lvl))) &&
        (wanted === '' || code.includes(wanted) || String(id) === wanted),
    );
    const { create_time: created, update_time: updated } = orderMap;
    const sorted = rows.toSorted((left, right) =>
      updated === undefined ? byTime(created ?? 0, left.createTime, right.createTime) : byTime(updated, left.updateTime, right.updateTime),
    );
    return sortedPageOf(
      sorted.map((record) => presented(record, language)),
      page,
      occupationSort,
      language,
    );
  },

  deleteOccupation({ query, state, user }) {
    const row = found(state.occupations.records.find(({ id }) => id === query.id));
    checkVersion(query.version, row, changedMeanwhile.deletion);
    state.occupations.records = state.occupations.records.filter(({ id }) => id !== query.id);
    state.deletedRecords.push({
      kind: 'occupation',
      id: row.id,
      name: row.name,
      time: state.now(),
      userId: user.id,
      putBack() {
        if (row.code !== '' && state.occupations.records.some(({ code }) => code === row.code)) throw refusals.invalid('code', row.code);
        state.occupations.records.push({ ...row, version: (row.version ?? 0) + 1 });
      },
    });
    return true;
  },

  addOccupation: ({ body, state, language }) => save(state, { ...body, id: 0 }, language),
  updateOccupation: ({ body, state, language }) => save(state, body, language),

  async importOccupations({ query: { isDryRun = 0, basis: sent }, body: { file }, state, language }) {
    const rows = await readRows(file);
    if (!rows) throw refusals.invalid('file', language === 'zh' ? '无法读取该文件' : 'the file cannot be read');
    const lines = rows.slice(1).filter((row) => row.some((cell) => cell.trim() !== ''));
    const problems = lines.flatMap(([name = ''], index) =>
      name.trim() === '' ? [{ line: index + 2, message: language === 'zh' ? '缺少职业名称' : 'The name is missing' }] : [],
    );
    if (problems.length > 0) return { added: 0, updated: 0, problems };
    const known = (code: string) => state.occupations.records.find((record) => record.code === code);
    const planned = lines.map(([name = '', code = ''], index) => ({ line: index + 2, name, code, isNew: !known(code) }));
    const updated = planned.filter(({ isNew }) => !isNew).length;
    const basis = lines.flatMap(([, code = '']) => known(code)?.version ?? []).join(' ');
    const reply = { added: lines.length - updated, updated, problems, lines: planned, ...(basis && { basis }) };
    if (isDryRun === 1) return reply;
    if (basis && sent === undefined) throw refusals.versionMissing();
    if (sent !== undefined && sent !== basis) throw refusals.conflict(changedMeanwhile.imported, { lines: planned, basis });
    for (const [name = '', code = '', content = ''] of lines) {
      const stored = known(code);
      if (stored) Object.assign(stored, { name, content, version: (stored.version ?? 0) + 1, updateTime: state.now() });
      else put(state, { ...newOccupation, occupationName: name, occupationCode: code, content }, undefined);
    }
    return reply;
  },
} satisfies Partial<MockHandlers>;

const newOccupation = { id: 0, levelId: 1002, lvlKeywords: '', typeId: 1004, publishId: 1001, skills: '[]' };
