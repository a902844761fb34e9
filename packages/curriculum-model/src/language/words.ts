import type { Bilingual, Language } from './language';

/** A sentence or word with the arguments filled in; both languages get the same ones. */
export type Sentence<Args> = (args: Args) => Bilingual;

/** Chinese and English punctuation of a list of names. */
export function joinNames(names: readonly string[], language: Language): string {
  return names.join(language === 'zh' ? '、' : ', ');
}
