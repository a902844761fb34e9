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

/** Largest number of a page: no list reaches it. */
export const maxPage = 1_000_000;

/** Number of pages; an empty list has one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
