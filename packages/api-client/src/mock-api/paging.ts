import type { Language, ListSort, PageInfo, SearchPage, SortBy } from '@college/curriculum-model';

/** One page of a list, with the total of all pages. */
export function pageOf<Row>(rows: readonly Row[], { pageNum = 1, pageSize = 20 }: { pageNum?: number; pageSize?: number }): PageInfo<Row> {
  return { pageInfo: { list: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: rows.length } };
}

/** One page of a list in the order of a column, where one is named. */
export function sortedPageOf<Row, Column extends string>(
  rows: readonly Row[],
  { sort, ...page }: { pageNum?: number; pageSize?: number; sort?: SortBy<Column> | undefined },
  by: ListSort<Row, Column>,
  language: Language,
): PageInfo<Row> {
  return pageOf(by.order(rows, sort, language), page);
}

/** One page of a search. */
export function searchPageOf<Row>(rows: readonly Row[], { pageNo, pageSize }: { pageNo: number; pageSize: number }): SearchPage<Row> {
  return { pageNum: pageNo, total: rows.length, list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
}

/** Whether one of the texts holds the keyword, whatever the case; an empty keyword is in every text. */
export function holds(keyword: string | undefined, ...texts: (string | undefined)[]): boolean {
  const wanted = (keyword ?? '').trim().toLowerCase();
  return wanted === '' || texts.some((text) => text?.toLowerCase().includes(wanted));
}

/** Compares two moments; order 1 is earliest first, 0 latest first (core §9). */
export function byTime(order: 0 | 1, left: string | undefined, right: string | undefined): number {
  const difference = Date.parse(left ?? '') - Date.parse(right ?? '');
  return order === 1 ? difference : -difference;
}
