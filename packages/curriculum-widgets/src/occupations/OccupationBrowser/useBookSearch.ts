import { searchTimeout } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useEffect, useRef, type Dispatch } from 'react';
import { messageOf } from '../../support/messageOf';
import type { OccupationBookSource } from './OccupationBookSource';
import type { OccupationBrowserEvent, OccupationBrowserState } from './occupationBrowserState';

interface UseBookSearchOptions {
  source: OccupationBookSource;
  state: OccupationBrowserState;
  dispatch: Dispatch<OccupationBrowserEvent>;
  clock: Clock;
  /** What is said of a search that nobody answered in time. */
  timedOut: string;
  onFail: (message: string) => void;
}

/** Searches for what the state waits for; times out after ten seconds, and a later response is ignored (decision 138). */
export function useBookSearch(options: UseBookSearchOptions) {
  const { found, keyword } = options.state.search ?? {};
  const asked = found?.status === 'loading' ? (keyword ?? '') : '';
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    const { source, clock, dispatch } = latest.current;
    const callOff = clock.schedule(giveUp, searchTimeout);
    void find(controller.signal).finally(callOff);
    return () => {
      callOff();
      controller.abort();
    };

    function fail(message: string) {
      dispatch({ type: 'searchFailed', keyword: asked, message });
      latest.current.onFail(message);
    }

    function giveUp() {
      controller.abort();
      fail(latest.current.timedOut);
    }

    async function find(signal: AbortSignal) {
      try {
        const entries = await source.searchBook(asked, { signal });
        if (!signal.aborted) dispatch({ type: 'found', keyword: asked, entries });
      } catch (error) {
        if (!signal.aborted) fail(messageOf(error));
      }
    }
  }, [asked]);
}
