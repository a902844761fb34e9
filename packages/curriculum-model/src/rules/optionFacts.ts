import type { Bilingual } from '../language';

/** What an option is called, and for numbers the bounds and the step in which it is set. */
export interface OptionFacts {
  label: Bilingual;
  max?: number;
  step?: number;
}

/** The options that rules have, by name; one name means the same in every rule. */
export const optionFacts: Readonly<Record<string, OptionFacts>> = {
  min: { label: { zh: '下限', en: 'At least' }, max: 1000 },
  max: { label: { zh: '上限', en: 'At most' }, max: 1000 },
  maxStrong: { label: { zh: '强支撑上限', en: 'Strong support at most' }, max: 1000 },
  maxClauses: { label: { zh: '分句上限', en: 'Clauses at most' }, max: 20 },
  maxCan: { label: { zh: '「能」的次数上限', en: 'Times “can” is said at most' }, max: 20 },
  likeness: { label: { zh: '相似度（0–1）', en: 'Likeness (0 to 1)' }, max: 1, step: 0.05 },
  perTheory: { label: { zh: '每学分理论学时', en: 'Theory hours per credit' }, max: 100 },
  perPractice: { label: { zh: '每学分实践学时', en: 'Practice hours per credit' }, max: 100 },
  tolerance: { label: { zh: '允许相差', en: 'Difference allowed' }, max: 100, step: 0.5 },
  weeks: { label: { zh: '教学周数', en: 'Teaching weeks' }, max: 60 },
  electives: { label: { zh: '也检查选修课', en: 'Also check electives' } },
  acceptPoints: { label: { zh: '课点的产出也算', en: 'Outputs of points count too' } },
  types: { label: { zh: '检查的课程类型', en: 'Course types checked' } },
  ignoreTypes: { label: { zh: '不检查的课程类型', en: 'Course types not checked' } },
  doubledTypes: { label: { zh: '限值加倍的课程类型', en: 'Course types with doubled limits' } },
  ignoreNames: { label: { zh: '不检查的名称', en: 'Names not checked' } },
  skipHeadings: { label: { zh: '不检查的标题', en: 'Headings not checked' } },
  skipFields: { label: { zh: '不检查的字段', en: 'Fields not checked' } },
  allowNone: { label: { zh: '可以填「无」的字段', en: 'Fields that may say “none”' } },
  optional: { label: { zh: '可以不填的字段', en: 'Fields that may stay empty' } },
  minorFields: { label: { zh: '审核后可以修改的字段', en: 'Fields that may change after the approval' } },
  words: { label: { zh: '要找的词', en: 'Words looked for' } },
  generic: { label: { zh: '视为空泛的对象', en: 'Objects that count as generic' } },
};
