import { changedMeanwhile, type Bilingual } from '@college/curriculum-model';

/** Which entry of a list is meant; null where there is only one. */
export type EntryLine = number | null;

/** Sentences about English texts, in both languages. */
export const translationMessages = {
  unknownField: (line: EntryLine, field: string): Bilingual => ({
    zh: `${entry(line).zh}「${field}」不是可以翻译的文字。`,
    en: `${entry(line).en}“${field}” is not a text that can be translated.`,
  }),
  tooLong: (line: EntryLine, field: string, limit: number): Bilingual => ({
    zh: `${entry(line).zh}「${field}」的英文最多 ${limit} 个字符。`,
    en: `${entry(line).en}The English of “${field}” must have at most ${limit} characters.`,
  }),
  changedMeanwhile: changedMeanwhile.texts,
  saved: { zh: '译文已保存', en: 'English saved' },
} as const satisfies Record<string, Bilingual | ((first: never, ...rest: never[]) => Bilingual)>;

function entry(line: EntryLine): Bilingual {
  return line === null ? { zh: '', en: '' } : { zh: `第 ${line} 项：`, en: `Entry ${line}: ` };
}
