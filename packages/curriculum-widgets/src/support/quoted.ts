import { cut } from '@college/curriculum-model';

const longestQuote = 40;

/** What a sentence quotes of a text that somebody typed or pasted: its beginning, where it is long. */
export function quoted(text: string): string {
  return cut(text, longestQuote);
}
