import { numberedText } from '@college/curriculum-model';

/** How an indicator point is called in a sentence: its number, or its words where it has none. */
export function indicatorName(description: string): string {
  return numberedText(description).number || description;
}
