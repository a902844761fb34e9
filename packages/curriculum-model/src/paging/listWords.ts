import { textLimits } from '../fields/textLimits';

/** Longest word of a choice that narrows a list. */
export const maxChoiceWord = 40;

/** The keyword of a request for that of an address or a field: cut to its longest length between two characters, without the one that nothing can hold. */
export function cutKeyword(keyword: string): string {
  return keyword
    .replaceAll('\u0000', '')
    .slice(0, textLimits.keyword)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** The choice of a request, an id or a word, for the word of an address; undefined for none, and for a word that is too long for one. */
export function choiceOfWord(word: string): string | number | undefined {
  if (word === '') return undefined;
  const id = Number(word);
  if (Number.isSafeInteger(id)) return id;
  return word.length > maxChoiceWord ? undefined : word;
}
