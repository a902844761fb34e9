import { languageCodes, type Language, type MajorListItem, type MajorListRequest, pageSizes, pageCount } from '@college/curriculum-model';

/** Rows on one page of the list of majors (reference §9). */
export const MAJOR_PAGE_SIZE = pageSizes.default;

/** Milliseconds after which loading ends without a reply (reference §6). */
export const MAJOR_LIST_TIMEOUT = 10_000;

/** What the list asks for. */
export interface MajorListQuery {
  page: number;
  keyword: string;
  /** Undefined asks for all departments. */
  departmentId?: number;
}

/** The first page of everything. */
export const firstMajors: MajorListQuery = { page: 1, keyword: '' };

/** A page as it arrived. */
export interface MajorListPage {
  list: readonly MajorListItem[];
  total: number;
}

/** What the list shows, and how the last request stands. */
export interface MajorListState {
  /** Null before the first reply. */
  shown: MajorListPage | null;
  request: { status: 'loading' } | { status: 'done' } | { status: 'timedOut' } | { status: 'failed'; message: string };
  /** Grows with every wish to try again. */
  attempt: number;
}

/** What can happen to the list. */
export type MajorListEvent =
  | { type: 'asked' }
  | { type: 'loaded'; page: MajorListPage }
  | { type: 'timedOut' }
  | { type: 'failed'; message: string }
  | { type: 'retried' };

/** The list before its first reply. */
export const startOfMajorList: MajorListState = { shown: null, request: { status: 'loading' }, attempt: 0 };

/** A reply counts whenever it comes: a late one still fills the list (decision 117). */
export function majorListReducer(state: MajorListState, event: MajorListEvent): MajorListState {
  switch (event.type) {
    case 'asked':
      return { ...state, request: { status: 'loading' } };
    case 'loaded':
      return { ...state, shown: event.page, request: { status: 'done' } };
    case 'timedOut':
      return state.request.status === 'loading' ? { ...state, request: { status: 'timedOut' } } : state;
    case 'failed':
      return { ...state, request: { status: 'failed', message: event.message } };
    case 'retried':
      return { ...state, request: { status: 'loading' }, attempt: state.attempt + 1 };
  }
}

/** The query after a change: another keyword or department starts at page 1. */
export function changedQuery(query: MajorListQuery, change: Partial<MajorListQuery>): MajorListQuery {
  const next = { ...query, page: 1, ...change };
  return { ...next, page: Math.max(1, next.page), keyword: next.keyword.trim() };
}

/** The last page there is, where the one asked for lies beyond it; else null. */
export function pageInstead(query: MajorListQuery, { list, total }: MajorListPage): number | null {
  const last = pageCount(total, MAJOR_PAGE_SIZE);
  return list.length === 0 && query.page > last ? last : null;
}

/** The request for a query. */
export function toMajorListRequest({ page, keyword, departmentId }: MajorListQuery, language: Language): MajorListRequest {
  return {
    pageNum: page,
    pageSize: MAJOR_PAGE_SIZE,
    lang: languageCodes[language],
    ...(keyword === '' ? {} : { keyword }),
    ...(departmentId === undefined ? {} : { departmentId }),
  };
}
