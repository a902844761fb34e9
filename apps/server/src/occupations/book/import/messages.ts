import type { Bilingual } from '@college/curriculum-model';

/** What may be wrong with a line of a file with the classification, in both languages. */
export const bookImportMessages = {
  noCode: { zh: '缺少编码', en: 'the code is missing' },
  wrongCode: (code: string): Bilingual => ({
    zh: `编码「${brief(code)}」的格式不正确，应如 2、2-02、2-02-10 或 2-02-10-03`,
    en: `the code “${brief(code)}” has the wrong form; it should be like 2, 2-02, 2-02-10 or 2-02-10-03`,
  }),
  repeatedCode: (code: string, line: number): Bilingual => ({
    zh: `编码「${brief(code)}」与第 ${line} 行重复`,
    en: `the code “${brief(code)}” is already used in line ${line}`,
  }),
  noName: { zh: '缺少名称', en: 'the name is missing' },
  longName: (max: number): Bilingual => ({ zh: `名称最多 ${max} 个字符`, en: `a name must have at most ${max} characters` }),
  longText: (max: number): Bilingual => ({ zh: `文字最多 ${max} 个字符`, en: `a text must have at most ${max} characters` }),
  tooManyItems: (max: number): Bilingual => ({ zh: `任务或工种最多 ${max} 项`, en: `there must be at most ${max} tasks or professions` }),
  unstorable: { zh: '含有无法保存的字符', en: 'it has a character that cannot be stored' },
  unknownParent: (code: string): Bilingual => ({
    zh: `上级编码「${brief(code)}」不存在`,
    en: `there is no category with the parent code “${brief(code)}”`,
  }),
  circle: (code: string): Bilingual => ({
    zh: `「${brief(code)}」的上级构成循环`,
    en: `the categories above “${brief(code)}” form a circle`,
  }),
  tooDeep: (deepest: number): Bilingual => ({
    zh: `层级过深，最多 ${deepest} 级`,
    en: `it is nested too deeply: there are at most ${deepest} levels`,
  }),
  wrongOldCode: (code: string): Bilingual => ({
    zh: `原编码「${brief(code)}」的格式不正确`,
    en: `the old code “${brief(code)}” has the wrong form`,
  }),
  oldCodeInUse: (code: string): Bilingual => ({
    zh: `原编码「${brief(code)}」仍是现行编码`,
    en: `the old code “${brief(code)}” is in use as a code of today`,
  }),
  oldCodeTaken: (code: string, other: string): Bilingual => ({
    zh: `原编码「${brief(code)}」已指向 ${other}`,
    en: `the old code “${brief(code)}” leads to ${other} already`,
  }),
} as const satisfies Record<string, Bilingual | ((...argument: never[]) => Bilingual)>;

function brief(text: string): string {
  return [...text].length > 30 ? `${[...text].slice(0, 29).join('')}…` : text;
}
