import { inLanguage, type Bilingual, type Language, type OptionItem } from '@college/curriculum-model';

/** Course classes (core §3). */
const classes: readonly Bilingual[] = [
  { zh: '必修', en: 'Compulsory' },
  { zh: '选修', en: 'Elective' },
];

/** Course types (core §3). */
const types: readonly Bilingual[] = [
  { zh: '通识课程', en: 'General' },
  { zh: '学科基础课程', en: 'Discipline-based' },
  { zh: '专业课程', en: 'Major' },
  { zh: '集中实践教学环节', en: 'Concentrated practical teaching session' },
  { zh: '综合课程', en: 'Integrative' },
];

export function classOptions(language: Language): OptionItem[] {
  return options(classes, language);
}

export function typeOptions(language: Language): OptionItem[] {
  return options(types, language);
}

// The place in the list is the value, from 1.
function options(words: readonly Bilingual[], language: Language): OptionItem[] {
  return words.map((word, index) => ({ label: inLanguage(word, language), value: index + 1 }));
}
