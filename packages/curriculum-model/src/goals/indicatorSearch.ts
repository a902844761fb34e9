import type { BeginsWith } from '../search/initials';
import { createKeywordIndex, isInitials } from '../search/keywordIndex';
import type { Indicator } from './goal';

/** Finds rows by keyword and, with readings, by pinyin initials. */
export type IndicatorSearch = (keyword: string, beginsWith?: BeginsWith) => readonly Indicator[];

/** Whether a keyword is looked up by pinyin initials too: one letter alone would begin nearly every row. */
export function isGoalInitials(keyword: string): boolean {
  return keyword.trim().length > 1 && isInitials(keyword);
}

/** A search over many indicator rows and their goals; every match keeps all of its goals (decision 78). */
export function createIndicatorSearch(indicators: readonly Indicator[]): IndicatorSearch {
  const owners: number[] = [];
  const texts: string[] = [];
  indicators.forEach((row, index) => {
    for (const { description } of [row, ...row.children]) {
      owners.push(index);
      texts.push(description);
    }
  });
  const index = createKeywordIndex(texts);
  return (keyword, beginsWith) => {
    if (keyword.trim() === '') return indicators;
    const found = new Uint8Array(indicators.length);
    const hits = index.find(keyword, isGoalInitials(keyword) ? beginsWith : undefined);
    hits.forEach((isHit, at) => {
      if (isHit === 1) found[owners[at]!] = 1;
    });
    return indicators.filter((_, at) => found[at] === 1);
  };
}
