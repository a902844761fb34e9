import { changedMeanwhile, type Bilingual } from '@college/curriculum-model';

/** What may be wrong with a line of a file with occupation records, in both languages. */
export const recordImportMessages = {
  changedMeanwhile: changedMeanwhile.imported,
  noName: { zh: '缺少职业名称。', en: 'The occupation name is missing.' },
  noCategory: {
    zh: '缺少职业类别，且编码不在职业分类大典中。',
    en: 'The category is missing, and the classification does not have the code.',
  },
  noLevel: { zh: '缺少职业等级。', en: 'The occupation level is missing.' },
  unknownCategory: (word: string): Bilingual => ({
    zh: `职业类别「${brief(word)}」不存在，或有多个同名类别，请填写编码。`,
    en: `There is no category “${brief(word)}”, or more than one of that name. Give its code.`,
  }),
  unknownLevel: (word: string): Bilingual => ({
    zh: `职业等级「${brief(word)}」不存在。`,
    en: `There is no occupation level “${brief(word)}”.`,
  }),
  unknownYear: (word: string): Bilingual => ({
    zh: `发布年份「${brief(word)}」不存在。`,
    en: `There is no publication year “${brief(word)}”.`,
  }),
  unknownSkill: (piece: string): Bilingual => ({
    zh: `技能要求「${brief(piece)}」无法识别，应如：编程/Java 60；数据/SQL 40。`,
    en: `The skill requirement “${brief(piece)}” is not understood. Write it like: Programming/Java 60; Data/SQL 40.`,
  }),
  proportions: {
    zh: '技能占比必须在 0 到 100 之间，合计不超过 100。',
    en: 'Proportions of skills must be between 0 and 100, and no more than 100 in sum.',
  },
  repeated: (line: number): Bilingual => ({ zh: `与第 ${line} 行是同一职业。`, en: `It is the same occupation as in line ${line}.` }),
  tooLong: (max: number): Bilingual => ({ zh: `文字过长，最多 ${max} 个字符。`, en: `A text is too long: at most ${max} characters.` }),
  unstorable: { zh: '含有无法保存的字符。', en: 'It has a character that cannot be stored.' },
} as const satisfies Record<string, Bilingual | ((...argument: never[]) => Bilingual)>;

function brief(text: string): string {
  return [...text].length > 30 ? `${[...text].slice(0, 29).join('')}…` : text;
}
