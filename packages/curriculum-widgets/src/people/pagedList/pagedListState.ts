import type { PageInfo } from '@college/curriculum-model';

/** What a list asks for. */
export interface ListQuery {
  page: number;
  keyword: string;
}

/** A list in pages: what it asks for, what it shows, and how the last request stands. */
export interface PagedListState<Item> {
  query: ListQuery;
  /** The page on show; null before the first reply. */
  shown: { list: readonly Item[]; total: number } | null;
  request: { status: 'loading' } | { status: 'done' } | { status: 'failed'; message: string };
  /** Grows with every request, so that the same question can be asked again. */
  attempt: number;
}

/** What can happen to a list. */
export type PagedListEvent<Item> =
  | { type: 'pageChosen'; page: number }
  | { type: 'keywordChanged'; keyword: string }
  | { type: 'loaded'; page: PageInfo<Item>['pageInfo'] }
  | { type: 'failed'; message: string }
  /** Something was written: the page is asked for again. */
  | { type: 'outdated' };

/** A list before its first reply. */
export function startOfList<Item>(page: number): PagedListState<Item> {
  return { query: { page: Math.max(1, page), keyword: '' }, shown: null, request: { status: 'loading' }, attempt: 0 };
}

/** A new keyword starts at page 1; a page that is no longer there leads to the last one. */
export function pagedListReducer<Item>(state: PagedListState<Item>, event: PagedListEvent<Item>, pageSize: number): PagedListState<Item> {
  switch (event.type) {
    case 'pageChosen':
      return event.page === state.query.page ? state : ask(state, { page: Math.max(1, event.page) });
    case 'keywordChanged':
      return event.keyword.trim() === state.query.keyword ? state : ask(state, { keyword: event.keyword.trim(), page: 1 });
    case 'outdated':
      return ask(state, {});
    case 'failed':
      return { ...state, request: { status: 'failed', message: event.message } };
    case 'loaded': {
      const last = Math.max(1, Math.ceil(event.page.total / pageSize));
      if (event.page.list.length === 0 && event.page.total > 0 && state.query.page > last) return ask(state, { page: last });
      return { ...state, shown: event.page, request: { status: 'done' } };
    }
  }
}

function ask<Item>(state: PagedListState<Item>, change: Partial<ListQuery>): PagedListState<Item> {
  return { ...state, query: { ...state.query, ...change }, request: { status: 'loading' }, attempt: state.attempt + 1 };
}
