import { pageSizes, type PageInfo } from '@college/curriculum-model';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../course-units/messageOf';
import { pagedListReducer, startOfList, type PagedListEvent, type PagedListState } from './pagedListState';

interface UsePagedListOptions<Item> {
  load: (request: { pageNum: number; pageSize: number; keyword?: string }, options: { signal: AbortSignal }) => Promise<PageInfo<Item>>;
  /** Another language reads the page anew. */
  language: string;
  /** @default 1 */
  page?: number;
  onPageChange?: (page: number) => void;
}

const pageSize = pageSizes.default;

/** Asks for the page that the state names; the reply to an older question is dropped. */
export function usePagedList<Item>({ load, language, page, onPageChange }: UsePagedListOptions<Item>) {
  const [state, dispatch] = useReducer(
    (now: PagedListState<Item>, event: PagedListEvent<Item>) => pagedListReducer(now, event, pageSize),
    page ?? 1,
    startOfList<Item>,
  );
  const latest = useRef({ load, onPageChange });
  useEffect(() => {
    latest.current = { load, onPageChange };
  });
  const { query, attempt } = state;

  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();

    async function read(signal: AbortSignal) {
      const request = { pageNum: query.page, pageSize, ...(query.keyword === '' ? {} : { keyword: query.keyword }) };
      try {
        const { pageInfo } = await latest.current.load(request, { signal });
        if (!signal.aborted) dispatch({ type: 'loaded', page: pageInfo });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', message: messageOf(error) });
      }
    }
  }, [query, attempt, language]);

  // The address may change the page from outside, and the list from inside: each side hears of the other's change once.
  const told = useRef(query.page);
  useEffect(() => {
    if (page !== undefined && page !== told.current) {
      told.current = page;
      dispatch({ type: 'pageChosen', page });
    }
  }, [page]);
  useEffect(() => {
    if (query.page === told.current) return;
    told.current = query.page;
    latest.current.onPageChange?.(query.page);
  }, [query.page]);

  return { state, dispatch, pageSize };
}
