import { searchTimeout } from '@college/curriculum-model';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import { outageOf, type Outage } from '../../support/resumption/outage';
import { useResumption } from '../../support/resumption/useResumption';
import type { CourseUnitListSource } from './CourseUnitListSource';
import { courseUnitListReducer, startOfList, toListRequest, type CourseUnitQuery } from './courseUnitListState';

interface UseCourseUnitListOptions {
  source: CourseUnitListSource;
  majorId: number;
  /** What the address names, as far as it names something. */
  given: Partial<CourseUnitQuery>;
  onQueryChange?: (query: CourseUnitQuery) => void;
  onFail: (message: string) => void;
  /** Said when a search has no reply within ten seconds. */
  timeoutMessage: string;
}

/** Asks for the page that the state names; the reply to an older question is dropped. */
export function useCourseUnitList({ source, majorId, given, onQueryChange, onFail, timeoutMessage }: UseCourseUnitListOptions) {
  const [state, dispatch] = useReducer(courseUnitListReducer, given, startOfList);
  const latest = useRef({ source, onQueryChange, onFail, timeoutMessage });
  useEffect(() => {
    latest.current = { source, onQueryChange, onFail, timeoutMessage };
  });
  const { query, attempt } = state;

  async function read(signal: AbortSignal, before?: Outage) {
    try {
      const { pageInfo } = await latest.current.source.listCourseUnits(toListRequest(query, majorId), { signal });
      if (!signal.aborted) dispatch({ type: 'loaded', page: pageInfo });
    } catch (error) {
      if (signal.aborted) return;
      const outage = outageOf(error, before);
      dispatch({ type: 'failed', message: messageOf(error), outage });
      if (!before || !outage) latest.current.onFail(messageOf(error));
    }
  }

  const begin = useEffectEvent(read);
  useEffect(() => {
    const controller = new AbortController();
    const timer = query.keyword === '' ? undefined : setTimeout(giveUp, searchTimeout);
    void begin(controller.signal).finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };

    function giveUp() {
      controller.abort();
      dispatch({ type: 'searchTimedOut', message: latest.current.timeoutMessage });
    }
  }, [majorId, query, attempt]);

  const outage = state.request.status === 'failed' ? state.request.outage : undefined;
  useResumption({ waiting: outage, goOn: (signal) => read(signal, outage) });

  // The address may change the query from outside, and the list may change it from inside: each side is notified of the other's change once.
  const reported = useRef(query);
  const { page, order, keyword } = given;
  // Given even where it is nothing: an address without it shows all units.
  const isPartGiven = 'only' in given;
  const { only } = given;
  useEffect(() => {
    const said = Object.fromEntries(Object.entries({ page, order, keyword }).filter(([, value]) => value !== undefined));
    const asked = isPartGiven ? { ...said, only } : said;
    reported.current = { ...reported.current, ...asked };
    dispatch({ type: 'queryGiven', query: asked });
  }, [page, order, keyword, only, isPartGiven]);
  useEffect(() => {
    const { current } = reported;
    const isKnown = (['page', 'order', 'keyword', 'only'] as const).every((name) => query[name] === current[name]);
    if (isKnown) return;
    reported.current = query;
    latest.current.onQueryChange?.(query);
  }, [query]);

  return { state, dispatch };
}
