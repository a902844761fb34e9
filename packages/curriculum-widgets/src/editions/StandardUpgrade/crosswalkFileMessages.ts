import type { Bilingual } from '@college/curriculum-model';

/** What is wrong with a file that describes a standard. */
export const crosswalkFileMessages = {
  syntax: { zh: '不是有效的 JSON：此处多了或少了符号', en: 'this is no valid JSON: a sign is missing here or one too many' },
  missing: { zh: '缺少这一项', en: 'is missing' },
  empty: { zh: '不能为空', en: 'cannot be empty' },
  text: { zh: '应为文字', en: 'has to be text' },
  list: { zh: '应为列表', en: 'has to be a list' },
  record: { zh: '应为一组字段', en: 'has to be a group of fields' },
  wholeNumber: { zh: '应为整数', en: 'has to be a whole number' },
  oneOf: (values: string): Bilingual => ({ zh: `应为 ${values} 之一`, en: `has to be one of ${values}` }),
  atLeast: (least: number): Bilingual => ({ zh: `不能小于或少于 ${least}`, en: `has to be at least ${least}` }),
  atMost: (most: number): Bilingual => ({ zh: `不能大于或多于 ${most}`, en: `has to be at most ${most}` }),
  tooLong: (most: number): Bilingual => ({ zh: `最多 ${most} 个字`, en: `has to be at most ${most} characters long` }),
} as const;
