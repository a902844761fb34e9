import { cutKeyword, maxPage, pageCount } from '@college/curriculum-model';
import type { DataTableSort } from '@college/ui/DataTable';
import type { ReadFailure } from '../resumption/outage';

/** The query of every paged list; a list with filters or an order adds its own fields, all of them plain values. */
export interface RecordListQuery {
  /** From 1. */
  page: number;
  keyword: string;
  /** The column that orders the rows, with a minus the other way round; empty for the order in which they come. */
  sort?: string;
  /** Ids of the columns that are not shown, with a dot between them. */
  hidden?: string;
}

/** Words of an address for an order that has a column: `{ relatesMany: '-relates' }`. */
export type SortAliases = Readonly<Record<string, string>>;

/** The order of a table for the word of a query. */
export function sortOfWord(word: string | undefined, aliases: SortAliases = {}): DataTableSort | null {
  const sort = (word && aliases[word]) || word;
  if (!sort) return null;
  return sort.startsWith('-') ? { columnId: sort.slice(1), direction: 'descending' } : { columnId: sort, direction: 'ascending' };
}

/** The word of a query for the order of a table. */
export function wordOfSort(sort: DataTableSort | null, aliases: SortAliases = {}): string {
  if (!sort) return '';
  const word = `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`;
  return Object.keys(aliases).find((alias) => aliases[alias] === word) ?? word;
}

/** A page as it arrived. */
export interface RecordPage<Item> {
  list: readonly Item[];
  total: number;
}

/** A page that could not be read. */
interface FailedRequest extends ReadFailure {
  status: 'failed';
}

/** The content of a list, and the status of its last request. */
export interface RecordListState<Item> {
  /** Null before the first reply. */
  shown: RecordPage<Item> | null;
  /** The query that `shown` answers, which is an earlier one while another is on its way or could not be read. */
  shownQuery: RecordListQuery | null;
  request: { status: 'loading' } | { status: 'done' } | { status: 'timedOut' } | FailedRequest;
  /** Grows with every wish to ask the same again. */
  attempt: number;
}

/** What can happen to a list. */
export type RecordListEvent<Item> =
  | { type: 'asked' }
  | { type: 'loaded'; page: RecordPage<Item>; query: RecordListQuery }
  | { type: 'timedOut' }
  | ({ type: 'failed' } & ReadFailure)
  /** A record was stored and answered: its row follows. */
  | { type: 'updated'; change: (item: Item) => Item }
  /** Something was written, or a failed request is tried again. */
  | { type: 'outdated' };

/** A list before its first reply. */
export const startOfRecordList: RecordListState<never> = { shown: null, shownQuery: null, request: { status: 'loading' }, attempt: 0 };

/** Rows stay while others are on their way; a reply counts whenever it comes, after the waiting ended too (decision 117). */
export function recordListReducer<Item>(state: RecordListState<Item>, event: RecordListEvent<Item>): RecordListState<Item> {
  switch (event.type) {
    case 'asked':
      return { ...state, request: { status: 'loading' } };
    case 'loaded':
      return { ...state, shown: event.page, shownQuery: event.query, request: { status: 'done' } };
    case 'timedOut':
      return state.request.status === 'loading' ? { ...state, request: { status: 'timedOut' } } : state;
    case 'failed':
      return { ...state, request: { status: 'failed', message: event.message, outage: event.outage } };
    case 'updated':
      return state.shown ? { ...state, shown: { ...state.shown, list: state.shown.list.map(event.change) } } : state;
    case 'outdated':
      return { ...state, request: { status: 'loading' }, attempt: state.attempt + 1 };
  }
}

/** The query after a change: another keyword, filter or order starts at page 1. */
export function changedQuery<Query extends RecordListQuery>(query: Query, change: Partial<Query>): Query {
  const next = { ...query, page: 1, ...change };
  return queryInBounds({ ...next, keyword: next.keyword.trim() });
}

/** A query as one word, whatever the order of its fields; what is empty is left out. */
export function wordOfQuery(query: RecordListQuery): string {
  const said = Object.entries(query).filter(([, value]) => value !== '' && value !== undefined);
  return JSON.stringify(said.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What was asked for from here and is still to come when this one comes; null where it comes from outside. */
export function stillAsked<Wish>(asked: readonly Wish[], isThis: (wish: Wish) => boolean): readonly Wish[] | null {
  const place = asked.findLastIndex(isThis);
  return place < 0 ? null : asked.slice(place + 1);
}

/** The last page, where the requested one is beyond it; else null. */
export function pageInstead(asked: number, { list, total }: RecordPage<unknown>, pageSize: number): number | null {
  const last = pageCount(total, pageSize);
  return list.length === 0 && asked > last ? last : null;
}

/** A valid page, whatever the URL contains; a number that no list reaches leads to the last page like any other. */
export function inBounds(page: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), maxPage) : 1;
}

/** A query that can be asked for, whatever the URL contains; the very same where it can. */
export function queryInBounds<Query extends Pick<RecordListQuery, 'page' | 'keyword'>>(query: Query): Query {
  const [page, keyword] = [inBounds(query.page), cutKeyword(query.keyword)];
  return page === query.page && keyword === query.keyword ? query : { ...query, page, keyword };
}
