import type { HintedTerm } from './hintedTerm';

const terms: readonly [HintedTerm, RegExp][] = [
  ['indicatorPoint', /^指标点|indicator points?$/i],
  ['strongSupport', /^强支撑|strong (support|coverage)$/i],
  ['weakSupport', /^弱支撑|weak support$/i],
  ['ksa', /^KSA$/],
  ['point', /^课点|points?$/i],
];

/** The words of the trade, in either language. */
export const anyTerm = /(指标点|indicator points?|强支撑|strong (?:support|coverage)|弱支撑|weak support|KSA|课点|\bpoints?\b)/i;

/** Which word of the trade it is. */
export function termOf(word: string): HintedTerm | undefined {
  return terms.find(([, pattern]) => pattern.test(word))?.[0];
}

/** Which of the texts, read one after the other, have a word of the trade that none before them has. */
export function firstMentions(texts: readonly string[]): boolean[] {
  const met = new Set<HintedTerm | undefined>();
  return texts.map((text) => {
    const known = met.size;
    for (const [word] of text.matchAll(new RegExp(anyTerm, 'gi'))) met.add(termOf(word));
    return met.size > known;
  });
}
