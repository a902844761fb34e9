/** Page sizes by list: no one constant fits all (decision 150). */
export const pageSizes = {
  /** Every list without a size of its own (core §9). */
  default: 20,
  courseUnits: 10,
  occupations: 20,
  collegeMajors: 20,
  qualifications: 20,
  talentReports: 10,
  /** News shows pages above this many items. */
  news: 20,
} as const;

/** Rows of the teaching-goal table at first, and more with each click (core §9). */
export const goalTableStep = 10;

/** Number of pages; an empty list has one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page to show: when the last row of the last page goes, the page before it (decision 49). */
export function clampPage(num: number, total: number, size: number): number {
  return Math.min(Math.max(1, num), pageCount(total, size));
}

/** First and last number of the shown page, from 1; an empty list gives 0 and 0. */
export function pageRange({ num, size, total }: { num: number; size: number; total: number }): { from: number; to: number } {
  return total === 0 ? { from: 0, to: 0 } : { from: (num - 1) * size + 1, to: Math.min(num * size, total) };
}

/** Whether the news list has pages: not at 20, but at 21 (decision 129). */
export function newsHasPages(total: number): boolean {
  return total > pageSizes.news;
}
