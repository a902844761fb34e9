import {
  cardManager,
  completionItems,
  completionOf,
  languageOfCode,
  may,
  progressOf,
  textOf,
  type LabelValue,
  type Language,
} from '@college/curriculum-model';
import { courseDataOf } from '../completion/completion.mock';
import type { MockHandlers } from '../mock-api/mockHandler';
import { found } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';

const menus = {
  edit: { zh: '编辑课程', en: 'Edit course' },
  rename: { zh: '重命名…', en: 'Rename…' },
  point: { zh: '编辑课点', en: 'Edit points' },
  matrix: { zh: '课程矩阵', en: 'Course matrix' },
  report: { zh: '开课说明', en: 'Syllabus' },
  completion: { zh: '完成度', en: 'Completion' },
  copy: { zh: '复制课程', en: 'Copy course' },
  delete: { zh: '删除课程…', en: 'Delete course…' },
} as const;

function entries(language: Language, ...values: (keyof typeof menus)[]): LabelValue[] {
  return values.map((value) => ({ label: menus[value][language], value }));
}

export const cardMocks = {
  listCourseCards({ query: { majorId, lang }, state, user }) {
    const language = languageOfCode(lang);
    const major = found(state.majors.find(({ id }) => id === majorId));
    const units = state.courseUnits.filter((unit) => unit.majorId === majorId && !unit.initing);
    return units.map((unit) => {
      const chain = chainOf(state, 'course', unit.id);
      const isEditor = may(user, 'modify', chain);
      const managers = state.courseManagers.filter(({ courseId }) => courseId === unit.id);
      return {
        self: { label: textOf(unit, 'name', language), value: unit.id },
        parent: { label: textOf(major, 'name', language), value: major.id },
        manager: managers.flatMap(({ userId }) => state.users.filter(({ id }) => id === userId).map(cardManager)),
        btnMenus: isEditor
          ? entries(language, 'edit', 'rename', 'point', 'matrix', 'report', 'copy')
          : entries(language, 'matrix', 'report'),
        coverMenus: [...entries(language, 'completion'), ...(may(user, 'create', chain) ? entries(language, 'delete') : [])],
        progress: progressOf(completionOf(completionItems(courseDataOf(state, unit.id)))),
      };
    });
  },
} satisfies Partial<MockHandlers>;
