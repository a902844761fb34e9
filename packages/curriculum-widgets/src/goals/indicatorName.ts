import { cut, labelLimits, numberedText } from '@college/curriculum-model';

/** How an indicator point is called in a sentence: its number, or the beginning of its words where it has none. */
export function indicatorName(description: string): string {
  return numberedText(description).number || cut(description, labelLimits.brief);
}
