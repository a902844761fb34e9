import * as terms from '../terms';
import { inLanguage, type Bilingual, type Language } from '../language';
import { may, type Chain } from '../permissions';
import type { CourseCard } from './courseCard';

interface Entry {
  value: string;
  word: Bilingual;
  act: 'read' | 'modify' | 'create';
}

// No entry copies a course: the major home leaves those out (reference §2.13).
const coverEntries: readonly Entry[] = [
  { value: 'edit', word: { zh: '编辑课程', en: 'Edit course' }, act: 'modify' },
  { value: 'matrix', word: { zh: '编辑矩阵', en: 'Edit matrices' }, act: 'modify' },
  { value: 'read', word: { zh: '查看', en: 'View' }, act: 'read' },
];
const buttonEntries: readonly Entry[] = [
  { value: 'rename', word: { zh: '重命名…', en: 'Rename…' }, act: 'modify' },
  { value: 'points', word: { zh: '编辑课点', en: 'Edit points' }, act: 'modify' },
  { value: 'completion', word: { zh: '完成度', en: 'Completion rate' }, act: 'read' },
  { value: 'report', word: terms.syllabus, act: 'read' },
  { value: 'delete', word: { zh: '删除课程…', en: 'Delete course…' }, act: 'create' },
];

/** The menus over and behind a card: what this person may do with this course. */
export function cardMenus(
  caller: Parameters<typeof may>[0],
  place: Chain,
  language: Language,
): Pick<CourseCard, 'btnMenus' | 'coverMenus'> {
  const shown = (entries: readonly Entry[]) =>
    entries.filter(({ act }) => may(caller, act, place)).map(({ value, word }) => ({ value, label: inLanguage(word, language) }));
  return { btnMenus: shown(buttonEntries), coverMenus: shown(coverEntries) };
}
