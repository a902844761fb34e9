import {
  changedMeanwhile,
  covers,
  languageOfCode,
  majorSort,
  matchesKeyword,
  may,
  projectInfoOf,
  reachOf,
} from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { majorOf } from '../editions/rows/lineage';
import type { MockHandlers } from '../mock-api/mockHandler';
import { sortedPageOf } from '../mock-api/paging';
import { checkVersion, found } from '../mock-api/refusals';
import { actorOf, chainOf } from '../mock-api/rights';
import { ksasOf, pointsOf } from '../points/pointRows';
import { infoOf, listItemOf, removeIndicators, requireUseOf } from './majorRows';

const menuEntries = [
  { value: 'home', word: { zh: '专业主页', en: 'Major home' }, act: 'read' },
  { value: 'courseUnits', word: domainTerms.courseUnits, act: 'read' },
  { value: 'matrix', word: { zh: '矩阵', en: 'Matrices' }, act: 'modify' },
  { value: 'create', word: domainTerms.newCourseUnit, act: 'create' },
  { value: 'detail', word: { zh: '编辑专业', en: 'Edit major' }, act: 'manage' },
] as const;

export const majorMocks = {
  getCurrentDepartment({ query: { collegeId }, state, user, language }) {
    const college = found(state.colleges.find(({ id }) => id === collegeId));
    const departments = state.departments
      .filter((department) => department.collegeId === collegeId)
      .map(({ id, name, version, translations }) => {
        const majors = state.majors.filter(
          (major) => major.departmentId === id && may(actorOf(user), 'read', chainOf(state, 'major', major.id)),
        );
        return { id, name, version, translations, majors: majors.map((major) => infoOf(state, major, user, language)) };
      });
    // A department without majors shows to whoever reads all of it.
    const reach = reachOf(actorOf(user), 'read');
    const isRead = ({ id, majors }: (typeof departments)[number]) =>
      majors.length > 0 || (reach !== null && covers(reach, { collegeId, departmentId: id }));
    return { college, departments: departments.filter(isRead) };
  },

  getMajorInfo: ({ query: { majorid }, state, user, language }) => infoOf(state, majorOf(state, majorid), user, language),

  getMajorMenus({ body: { majorId }, state, user, language }) {
    const chain = chainOf(state, 'major', majorId);
    const menus = menuEntries.filter(({ act }) => may(user, act, chain));
    return { menus: menus.map(({ value, word }) => ({ value, label: word[language] })) };
  },

  getGraduateRequires: ({ query: { majorid }, state }) => state.requires.get(majorid) ?? [],

  saveGraduateRequires({ body: { majorId, list, version }, state }) {
    const major = majorOf(state, majorId);
    checkVersion(version, major, changedMeanwhile.major);
    const idOf = (id: number) => (id > 0 ? id : state.nextId());
    const saved = list
      .filter(({ id }) => id >= 0)
      .map((require) => ({
        ...require,
        id: idOf(require.id),
        children: require.children.filter(({ id }) => id >= 0).map((indicator) => ({ ...indicator, id: idOf(indicator.id) })),
      }));
    const kept = new Set(saved.flatMap(({ children }) => children.map(({ id }) => id)));
    const stored = (state.requires.get(majorId) ?? []).flatMap(({ children }) => children.map(({ id }) => id));
    removeIndicators(state, new Set(stored.filter((id) => !kept.has(id))));
    state.requires.set(majorId, saved);
    major.version = (major.version ?? 0) + 1;
    return saved;
  },

  listRequireUse: ({ query: { majorid }, state }) => requireUseOf(state, majorid),

  listMajors({ body: { keyword = '', departmentId, lang, ...page }, state, user, language }) {
    const shown = lang === undefined ? language : languageOfCode(lang);
    const items = state.majors
      .filter((major) => may(actorOf(user), 'read', chainOf(state, 'major', major.id)))
      .filter((major) => departmentId === undefined || major.departmentId === departmentId)
      .filter(({ name, code, translations }) =>
        [name, code, translations?.en?.name?.text ?? ''].some((text) => matchesKeyword(text, keyword)),
      )
      .map((major) => listItemOf(state, major, user, shown));
    return sortedPageOf(items, page, majorSort, shown);
  },

  getCourseProjectInfo: ({ query: { courseInfoId }, state, language }) =>
    projectInfoOf(pointsOf(state, courseInfoId), ksasOf(state, courseInfoId), language),
} satisfies Partial<MockHandlers>;
