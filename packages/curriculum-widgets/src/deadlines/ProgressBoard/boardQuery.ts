import { deadlineParts, type BoardFilter } from '@college/curriculum-model';

/** The ways to show the board. */
export const boardViews = ['chart', 'table'] as const;
/** One way to show the board. */
export type BoardViewName = (typeof boardViews)[number];

/** What of the board is shown, and how. */
export interface ProgressBoardQuery extends Required<BoardFilter> {
  view: BoardViewName;
  /** The column that orders the table, with a minus from high to low; empty for the order in which the rows come. */
  sort: string;
}

/** The whole board as bars. */
export const wholeBoard: ProgressBoardQuery = { keyword: '', departmentId: null, part: 'all', isPressing: false, view: 'chart', sort: '' };

const boardColumns = ['name', 'courses', ...deadlineParts, 'errors', 'reminders', 'reviews', 'next'] as const;
/** By what the table is sorted. */
export type BoardColumn = (typeof boardColumns)[number];
/** The order of the table. */
export interface BoardSort {
  column: BoardColumn;
  isDown: boolean;
}

/** The order that a query names; null for none, and for a column that the table does not have. */
export function sortOfQuery({ sort }: Pick<ProgressBoardQuery, 'sort'>): BoardSort | null {
  const isDown = sort.startsWith('-');
  const column = boardColumns.find((one) => one === sort.slice(isDown ? 1 : 0));
  return column ? { column, isDown } : null;
}

/** The name of an order in a query. */
export function wordOfBoardSort(sort: BoardSort | null): string {
  return sort ? `${sort.isDown ? '-' : ''}${sort.column}` : '';
}
