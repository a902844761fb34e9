import { runsOf } from './bigrams';
import { termInEnglish } from './canonicalText';
import type { Language } from '../language';

// Words that bind others and name nothing.
const hollowEnds = /^[的与和并及或]+|[的与和并及或]+$/g;
const isHan = /\p{Script=Han}/u;

/** What both texts hold, the longest first: runs of two and more Chinese characters, and whole words (the reason for a suggestion). */
export function sharedTerms(left: string, right: string, language: Language = 'zh', most = 8): string[] {
  const [own, others] = [runsOf(left), runsOf(right)];
  const otherWords = new Set(others);
  const found = new Set<string>();
  for (const run of own) {
    if (!isHan.test(run)) {
      if (run.length > 1 && otherWords.has(run)) found.add(run);
    } else if (run.length === 1 && otherWords.has(run)) found.add(run);
    else for (const part of commonParts(run, others)) found.add(part);
  }
  const longestFirst = [...found].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const maximal = longestFirst.filter((term, index) => !longestFirst.slice(0, index).some((longer) => longer.includes(term)));
  return maximal.slice(0, most).map((term) => (language === 'en' ? termInEnglish(term) : term));
}

/** The longest substrings of a run that occur in one of the others. */
function commonParts(run: string, others: readonly string[]): string[] {
  const parts: string[] = [];
  for (let from = 0; from + 2 <= run.length;) {
    let to = from + 1;
    while (to < run.length && others.some((other) => other.includes(run.slice(from, to + 1)))) to += 1;
    const part = run.slice(from, to).replace(hollowEnds, '');
    if (part.length >= 2) parts.push(part);
    from = Math.max(from + 1, to - 1);
  }
  return parts;
}
