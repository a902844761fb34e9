import { searchTimeout } from '@college/curriculum-model';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import type { CourseUnitListSource } from './CourseUnitListSource';
import { courseUnitListReducer, startOfList, toListRequest } from './courseUnitListState';

interface UseCourseUnitListOptions {
  source: CourseUnitListSource;
  majorId: number;
  page: number | undefined;
  onPageChange?: (page: number) => void;
  onFail: (message: string) => void;
  /** Said when a search has no reply within ten seconds. */
  timeoutMessage: string;
}

/** Asks for the page that the state names; the reply to an older question is dropped. */
export function useCourseUnitList({ source, majorId, page, onPageChange, onFail, timeoutMessage }: UseCourseUnitListOptions) {
  const [state, dispatch] = useReducer(courseUnitListReducer, page ?? 1, startOfList);
  const latest = useRef({ source, onPageChange, onFail, timeoutMessage });
  useEffect(() => {
    latest.current = { source, onPageChange, onFail, timeoutMessage };
  });
  const { query, attempt } = state;

  useEffect(() => {
    const controller = new AbortController();
    const timer = query.keyword === '' ? undefined : setTimeout(giveUp, searchTimeout);
    void load(majorId, controller.signal).finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };

    function giveUp() {
      controller.abort();
      dispatch({ type: 'searchTimedOut', message: latest.current.timeoutMessage });
    }

    async function load(id: number, signal: AbortSignal) {
      try {
        const { pageInfo } = await latest.current.source.listCourseUnits(toListRequest(query, id), { signal });
        if (!signal.aborted) dispatch({ type: 'loaded', page: pageInfo });
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ type: 'failed', message: messageOf(error) });
        latest.current.onFail(messageOf(error));
      }
    }
  }, [majorId, query, attempt]);

  // The address may change the page from outside, and the list may change it from inside: each side is notified of the other's change once.
  const reportedPage = useRef(query.page);
  useEffect(() => {
    if (page !== undefined && page !== reportedPage.current) {
      reportedPage.current = page;
      dispatch({ type: 'pageChosen', page });
    }
  }, [page]);
  useEffect(() => {
    if (query.page === reportedPage.current) return;
    reportedPage.current = query.page;
    latest.current.onPageChange?.(query.page);
  }, [query.page]);

  return { state, dispatch };
}
