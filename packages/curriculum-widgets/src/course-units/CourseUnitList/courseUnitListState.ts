import {
  type ListedCourseUnit,
  type CourseUnitListRequest,
  type CourseUnitPart,
  courseUnitParts,
  courseUnitSort,
  createTimeOrder,
  cutKeyword,
  pageSizes,
  periodOrder,
} from '@college/curriculum-model';
import { queryInBounds } from '../../support/recordList/recordListState';
import type { ReadFailure } from '../../support/resumption/outage';

/** Rows on one page of the course-unit list (core §9); other lists have other sizes. */
export const COURSE_UNIT_PAGE_SIZE = pageSizes.courseUnits;

/** The orders that are documented: when units were created, or their total hours. */
type DocumentedOrder = 'latest' | 'earliest' | 'hoursDescending' | 'hoursAscending';

/** What orders the list: a documented order, or another column. Choosing one puts the other aside. */
export type CourseUnitOrder = DocumentedOrder | NonNullable<CourseUnitListRequest['sort']>;

/** The documented orders as orders of the columns that show them. */
export const documentedOrders: Readonly<Record<DocumentedOrder, string>> = {
  latest: '-created',
  earliest: 'created',
  hoursDescending: '-hours',
  hoursAscending: 'hours',
};

/** Any order for the word of an address. */
export function orderOfWord(word: string | undefined): CourseUnitOrder {
  if (word !== undefined && Object.hasOwn(documentedOrders, word)) return word as DocumentedOrder;
  return courseUnitSort.partOf(word).sort ?? 'latest';
}

/** The part of the list for the word of an address; undefined for all units. */
export function partOfWord(word: string | undefined): CourseUnitPart | undefined {
  return courseUnitParts.find((part) => part === word);
}

/** The query of the list. */
export interface CourseUnitQuery {
  page: number;
  order: CourseUnitOrder;
  keyword: string;
  /** The part of the units that is shown; all of them without it. */
  only: CourseUnitPart | undefined;
}

/** A page as it arrived. */
export interface CourseUnitPage {
  list: readonly ListedCourseUnit[];
  total: number;
}

/** The list: its query, its content, and the status of the last request. */
export interface CourseUnitListState {
  query: CourseUnitQuery;
  /** The page on show; null before the first reply. */
  shown: CourseUnitPage | null;
  request: { status: 'loading' } | { status: 'done' } | ({ status: 'failed' } & ReadFailure);
  /** Incremented with every request, so that the same query can be repeated. */
  attempt: number;
}

/** What can happen to the list. */
export type CourseUnitListEvent =
  | { type: 'pageChosen'; page: number }
  /** The address names another page, order or keyword. */
  | { type: 'queryGiven'; query: Partial<CourseUnitQuery> }
  | { type: 'orderChosen'; order: CourseUnitOrder }
  | { type: 'keywordChanged'; keyword: string }
  /** Neither keyword nor part narrows the list any more. */
  | { type: 'filterCleared' }
  | { type: 'loaded'; page: CourseUnitPage }
  | ({ type: 'failed' } & ReadFailure)
  /** A search timed out (core §4): its results are cleared, the keyword stays. */
  | { type: 'searchTimedOut'; message: string }
  | { type: 'retried' }
  | { type: 'deleted'; courseUnitIds: readonly number[] };

/** The list before its first reply. */
export function startOfList(query: Partial<CourseUnitQuery>): CourseUnitListState {
  return {
    query: queryInBounds({ page: 1, order: 'latest', keyword: '', only: undefined, ...query }),
    shown: null,
    request: { status: 'loading' },
    attempt: 0,
  };
}

/** A new order or keyword starts at page 1; the last row of the last page leads to the page before it. */
export function courseUnitListReducer(state: CourseUnitListState, event: CourseUnitListEvent): CourseUnitListState {
  switch (event.type) {
    case 'pageChosen':
      return changed(state, { page: event.page });
    case 'queryGiven':
      return changed(state, event.query);
    case 'orderChosen':
      return event.order === state.query.order ? state : ask(state, { order: event.order, page: 1 });
    case 'keywordChanged':
      return searched(state, cutKeyword(event.keyword.trim()));
    case 'filterCleared':
      return ask(state, { keyword: '', only: undefined, page: 1 });
    case 'retried':
      return ask(state, {});
    case 'failed':
      return { ...state, request: { status: 'failed', message: event.message, outage: event.outage } };
    case 'searchTimedOut':
      return { ...state, shown: null, request: { status: 'failed', message: event.message } };
    case 'loaded':
      return loaded(state, event.page);
    case 'deleted':
      return afterDeletion(state, event.courseUnitIds);
  }
}

function searched(state: CourseUnitListState, keyword: string): CourseUnitListState {
  return keyword === state.query.keyword ? state : ask(state, { keyword, page: 1 });
}

/** Asks for another query; for the present one it is not asked again. */
function changed(state: CourseUnitListState, change: Partial<CourseUnitQuery>): CourseUnitListState {
  const query = queryInBounds({ ...state.query, ...change });
  const isPresent = Object.entries(query).every(([name, value]) => state.query[name as keyof CourseUnitQuery] === value);
  return isPresent ? state : ask(state, query);
}

function ask(state: CourseUnitListState, change: Partial<CourseUnitQuery>): CourseUnitListState {
  return { ...state, query: { ...state.query, ...change }, request: { status: 'loading' }, attempt: state.attempt + 1 };
}

// Someone else may have deleted the rows of the last page: then the new last page is requested.
function loaded(state: CourseUnitListState, page: CourseUnitPage): CourseUnitListState {
  const last = Math.max(1, Math.ceil(page.total / COURSE_UNIT_PAGE_SIZE));
  if (page.list.length === 0 && page.total > 0 && state.query.page > last) return ask(state, { page: last });
  return { ...state, shown: page, request: { status: 'done' } };
}

function afterDeletion(state: CourseUnitListState, courseUnitIds: readonly number[]): CourseUnitListState {
  const list = state.shown?.list.filter(({ id }) => !courseUnitIds.includes(id)) ?? [];
  const shown = state.shown && { list, total: Math.max(0, state.shown.total - (state.shown.list.length - list.length)) };
  const page = list.length === 0 ? Math.max(1, state.query.page - 1) : state.query.page;
  return ask({ ...state, shown }, { page });
}

const orderMaps = {
  latest: { create_time: createTimeOrder.latest },
  earliest: { create_time: createTimeOrder.earliest },
  hoursDescending: { create_time: createTimeOrder.latest, period: periodOrder.largeToSmall },
  hoursAscending: { create_time: createTimeOrder.latest, period: periodOrder.smallToLarge },
} as const;

function isDocumented(order: CourseUnitOrder): order is DocumentedOrder {
  return Object.hasOwn(documentedOrders, order);
}

/** The request for a query. Creation time is always sent; hours, where chosen, go before it (decision 46). */
export function toListRequest(query: CourseUnitQuery, majorId: number): CourseUnitListRequest {
  return {
    pageNum: query.page,
    pageSize: COURSE_UNIT_PAGE_SIZE,
    orderMap: isDocumented(query.order) ? orderMaps[query.order] : orderMaps.latest,
    ...courseUnitSort.partOf(query.order),
    majorId,
    ...(query.keyword === '' ? {} : { keyword: query.keyword }),
    ...(query.only === undefined ? {} : { only: query.only }),
  };
}
