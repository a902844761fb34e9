import type { Language } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import type { MajorListSource } from './MajorListSource';
import {
  MAJOR_LIST_TIMEOUT,
  majorListReducer,
  pageInstead,
  startOfMajorList,
  toMajorListRequest,
  type MajorListQuery,
} from './majorListState';

interface UseMajorListOptions {
  source: MajorListSource;
  query: MajorListQuery;
  language: Language;
  clock: Clock;
  /** Asked to show another page than the one that turned out not to be there. */
  onPageChange: (page: number) => void;
}

/** Loads what the query names. Stale responses are ignored. Loading ends after ten seconds; a response that arrives later is still used. */
export function useMajorList({ source, query, language, clock, onPageChange }: UseMajorListOptions) {
  const [state, dispatch] = useReducer(majorListReducer, startOfMajorList);
  const latest = useRef({ source, clock, onPageChange });
  useEffect(() => {
    latest.current = { source, clock, onPageChange };
  });
  const { page, keyword, departmentId } = query;
  const { attempt } = state;

  useEffect(() => {
    const controller = new AbortController();
    const asked = { page, keyword, departmentId };
    dispatch({ type: 'asked' });
    const callOff = latest.current.clock.schedule(giveUp, MAJOR_LIST_TIMEOUT);
    void load(controller.signal).finally(callOff);
    return () => {
      callOff();
      controller.abort();
    };

    function giveUp() {
      // What was searched for may be forgotten by now: a late answer to it is not wanted any more.
      if (keyword !== '') controller.abort();
      dispatch({ type: 'timedOut' });
    }

    async function load(signal: AbortSignal) {
      try {
        const { pageInfo } = await latest.current.source.listMajors(toMajorListRequest(asked, language), { signal });
        if (signal.aborted) return;
        const instead = pageInstead(asked, pageInfo);
        if (instead === null) dispatch({ type: 'loaded', page: pageInfo });
        else latest.current.onPageChange(instead);
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', message: messageOf(error) });
      }
    }
  }, [page, keyword, departmentId, language, attempt]);

  return { state, dispatch };
}
