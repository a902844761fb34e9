import { textOf, type CourseCard, type LabelValue, type Language, type MajorInfo, type MajorMatrix } from '@college/curriculum-model';
import { majors, sampleCourseCards, sampleCourseUnit, sampleLinkedMatrices } from '@college/curriculum-model/fixtures';

const words: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  edit: ['编辑课程', 'Edit course'],
  matrix: ['编辑矩阵', 'Edit matrices'],
  read: ['查看', 'View'],
  rename: ['重命名…', 'Rename…'],
  points: ['编辑课点', 'Edit points'],
  completion: ['完成度', 'Completion rate'],
  report: ['开课说明', 'Syllabus'],
  delete: ['删除课程…', 'Delete course…'],
  copy: ['复制课程', 'Copy course'],
};

/** Menu entries as a server writes them for the reader. */
export function entries(language: Language, ...values: readonly string[]): LabelValue[] {
  return values.map((value) => ({ value, label: words[value]?.[language === 'zh' ? 0 : 1] ?? value }));
}

/** The cards of 软件工程 with the menus of somebody who may do everything; a copy entry among them is left out by the widget. */
export function sampleCards(language: Language = 'zh'): CourseCard[] {
  return sampleCourseCards(1001).map((card) => ({
    ...card,
    self: { ...card.self, label: textOf(sampleCourseUnit(Number(card.self.value)), 'name', language) },
    parent: { ...card.parent, label: sampleMajor(true, language).name },
    btnMenus: entries(language, 'rename', 'points', 'completion', 'report', 'copy', 'delete'),
    coverMenus: entries(language, 'edit', 'matrix', 'read', 'copyCourse'),
  }));
}

/** One card with whatever a story changes of it. */
export function aCard(changes: Partial<CourseCard> = {}, language: Language = 'zh'): CourseCard {
  const card = sampleCards(language).find(({ self }) => self.value === 1004)!;
  return { ...card, progress: 64, ...changes };
}

/** 软件工程 as the server names it. */
export function sampleMajor(edit: boolean, language: Language = 'zh'): MajorInfo {
  const { id, name, code, standard, translations } = majors[0]!;
  return { id, name: language === 'zh' ? name : (translations?.en?.name?.text ?? name), code, standard, edit, translations };
}

/** The major matrix of 软件工程. */
export const sampleMajorMatrix: MajorMatrix = {
  requirements: [...sampleLinkedMatrices.requirements],
  courses: [...sampleLinkedMatrices.courses],
  data: sampleLinkedMatrices.bindings.map(({ courseId, requireId, relate }, index) => ({
    id: index + 1,
    majorId: 1001,
    courseUnitId: courseId,
    courseUnitName: sampleCourseUnit(courseId).name,
    graduateRequireId: requireId,
    relate,
  })),
  bindings: [],
};
