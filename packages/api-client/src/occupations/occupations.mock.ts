import {
  localize,
  occupationLevels,
  proportionFault,
  readSkills,
  type OccupationRequest,
  type OccupationResponse,
  type OptionItem,
} from '@college/curriculum-model';
import { readRows } from '../mock-api/files';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { byTime, holds, pageOf, searchPageOf } from '../mock-api/paging';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { nestedPath } from './occupations.seed';

function isUnder(levels: readonly OptionItem[], level: string): boolean {
  return levels.some(({ value, children = [] }) => String(value) === level || isUnder(children, level));
}

function save(state: MockState, request: OccupationRequest): { id: number; version?: number | undefined } {
  const { records } = state.occupations;
  const stored = request.id === 0 ? undefined : found(records.find(({ id }) => id === request.id));
  if (stored) checkVersion(request.version, stored);
  const code = request.occupationCode.trim();
  const rows = readSkills(request.skills);
  if (rows.length === 0 || proportionFault(rows)) throw refusals.invalid('skills', request.skills);
  if (code !== '' && records.some((one) => one !== stored && one.code === code)) throw refusals.invalid('occupationCode', code);
  return put(state, request, stored);
}

/** Keeps a record as it was sent: an import may leave the skills for later. */
function put(state: MockState, request: OccupationRequest, stored: OccupationResponse | undefined) {
  const record: OccupationResponse = {
    id: stored?.id ?? state.nextId(),
    name: request.occupationName,
    levels: nestedPath(request.levelId),
    lvlKeywords: request.lvlKeywords,
    type: { id: request.typeId },
    publish: { id: request.publishId },
    content: request.content,
    skills: request.skills,
    code: request.occupationCode.trim(),
    createTime: stored?.createTime ?? state.now(),
    updateTime: state.now(),
    version: (stored?.version ?? 0) + 1,
    translations: request.translations ?? stored?.translations,
  };
  if (stored) Object.assign(stored, record);
  else state.occupations.records.push(record);
  return { id: record.id, version: record.version };
}

export const occupationMocks = {
  listOccupationLevels: ({ language }) => occupationLevels(language),
  listOccupationSkills: ({ state }) => state.occupations.skills,
  listOccupationTypes: ({ state }) => state.occupations.types,
  listOccupationPublishes: ({ state }) => state.occupations.publishes,

  searchOccupations: ({ body, state, language }) =>
    searchPageOf(
      state.occupations.records
        .filter(({ name, code, lvlKeywords }) => holds(body.keyword, name, code, lvlKeywords))
        .map((record) => localize(record, language)),
      body,
    ),

  getOccupation({ query, state, language }) {
    const record = found(state.occupations.records.find(({ id }) => id === query.id));
    return query.record === '1' ? record : localize(record, language);
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
    return pageOf(
      sorted.map((record) => localize(record, language)),
      page,
    );
  },

  deleteOccupation({ query, state, user }) {
    const row = found(state.occupations.records.find(({ id }) => id === query.id));
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

  addOccupation: ({ body, state }) => save(state, { ...body, id: 0 }),
  updateOccupation: ({ body, state }) => save(state, body),

  async importOccupations({ query: { isDryRun = 0 }, body: { file }, state, language }) {
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
    const reply = { added: lines.length - updated, updated, problems, lines: planned };
    if (isDryRun === 1) return reply;
    for (const [name = '', code = '', content = ''] of lines) {
      const stored = known(code);
      if (stored) Object.assign(stored, { name, content, updateTime: state.now() });
      else put(state, { ...newOccupation, occupationName: name, occupationCode: code, content }, undefined);
    }
    return reply;
  },
} satisfies Partial<MockHandlers>;

const newOccupation = { id: 0, levelId: 1002, lvlKeywords: '', typeId: 1004, publishId: 1001, skills: '[]' };
