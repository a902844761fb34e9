import { bilingualTerms } from './terms';

// English words by what they are called in Chinese, the longest first, so that "binary tree" is not taken for a tree.
const byEnglish = bilingualTerms
  .flatMap(([zh, ...names]) => names.map((en) => ({ zh, en })))
  .toSorted((left, right) => right.en.length - left.en.length || (left.en < right.en ? -1 : 1));
const chineseOf = new Map(byEnglish.map(({ zh, en }) => [en, zh]));
const english = new RegExp(`\\b(${byEnglish.map(({ en }) => en.replaceAll('-', '[- ]')).join('|')})(?:e?s)?\\b`, 'g');

/** The text in one case and width, its English terms by their Chinese names: what the assistant compares. */
export function canonicalText(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase();
  return folded.replace(english, (found, term: string) => ` ${chineseOf.get(term) ?? chineseOf.get(term.replace(' ', '-')) ?? found} `);
}

/** English names of the terms that the text holds, in whichever language it holds them. */
export function englishNamesIn(text: string): string[] {
  const canonical = canonicalText(text);
  return bilingualTerms.filter(([zh]) => canonical.includes(zh)).flatMap(([, ...names]) => names);
}

/** A Chinese term in English where the two languages have a word for it. */
export function termInEnglish(term: string): string {
  return bilingualTerms.find(([zh]) => zh === term)?.[1] ?? term;
}
