import { matchesKeyword } from '../search/keyword';
import type { Indicator } from './goal';

/** Finds rows by what is typed. */
export type IndicatorSearch = (keyword: string) => readonly Indicator[];

/** A search over many indicator rows: the texts of each are joined once, so that a key costs one comparison a row (decision 78). */
export function createIndicatorSearch(indicators: readonly Indicator[]): IndicatorSearch {
  const texts = indicators.map((row) => [row.description, ...row.children.map((goal) => goal.description)].join('\n'));
  return (keyword) => (keyword.trim() === '' ? indicators : indicators.filter((_, index) => matchesKeyword(texts[index]!, keyword)));
}
