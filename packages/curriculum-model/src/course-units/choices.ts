import type { Bilingual } from '../language';
import type { OptionItem } from '../options';
import type { Language } from '../language';

/** A choice with its full name and the short one of tables and cards. */
export interface CourseChoice {
  id: number;
  name: Bilingual;
  short: Bilingual;
}

/** The classes by name, for rules that ask for one. */
export const courseClassIds = { compulsory: 1, elective: 2 } as const;

/** Course classes (core §3). */
export const courseClasses: readonly CourseChoice[] = [
  { id: 1, name: { zh: '必修', en: 'Compulsory' }, short: { zh: '必修', en: 'Compulsory' } },
  { id: 2, name: { zh: '选修', en: 'Elective' }, short: { zh: '选修', en: 'Elective' } },
];

/** Course types (core §3). */
export const courseTypes: readonly CourseChoice[] = [
  { id: 1, name: { zh: '通识课程', en: 'General' }, short: { zh: '通识', en: 'General' } },
  { id: 2, name: { zh: '学科基础课程', en: 'Discipline-based' }, short: { zh: '学科基础', en: 'Discipline-based' } },
  { id: 3, name: { zh: '专业课程', en: 'Major' }, short: { zh: '专业', en: 'Major' } },
  {
    id: 4,
    name: { zh: '集中实践教学环节', en: 'Concentrated practical teaching session' },
    short: { zh: '集中实践', en: 'Concentrated practice' },
  },
  { id: 5, name: { zh: '综合课程', en: 'Integrative' }, short: { zh: '综合', en: 'Integrative' } },
];

/** The choices in one language: a server's first data, and what a client shows while it has no others (decision 56). */
export function courseClassOptions(language: Language): OptionItem[] {
  return courseClasses.map(({ id, name }) => ({ value: id, label: name[language] }));
}

/** The same for course types. */
export function courseTypeOptions(language: Language): OptionItem[] {
  return courseTypes.map(({ id, name }) => ({ value: id, label: name[language] }));
}

/** The short name of a class or type; an id that is not among them has none. */
export function shortChoice(choices: readonly CourseChoice[], id: number | null | undefined, language: Language): string {
  return choices.find((choice) => choice.id === id)?.short[language] ?? '';
}
