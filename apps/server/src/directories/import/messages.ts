import type { Bilingual } from '@college/curriculum-model';

/** What may be wrong with a line of a file with the directory, in both languages. */
export const qualificationImportMessages = {
  noName: { zh: '缺少名称', en: 'the name is missing' },
  repeatedName: (line: number): Bilingual => ({ zh: `与第 ${line} 行重名`, en: `the name is already used in line ${line}` }),
  longText: (max: number): Bilingual => ({ zh: `文字最多 ${max} 个字符`, en: `a text must have at most ${max} characters` }),
  wrongCategory: { zh: '资格类别应为准入类或水平评价类', en: 'the category must be admission or level evaluation' },
  unstorable: { zh: '含有无法保存的字符', en: 'it has a character that cannot be stored' },
} as const satisfies Record<string, Bilingual | ((...argument: never[]) => Bilingual)>;
