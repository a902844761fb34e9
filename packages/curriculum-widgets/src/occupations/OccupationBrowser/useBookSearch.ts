import { searchTimeout } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useEffect, type Dispatch } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import { outageOf, type Outage } from '../../support/resumption/outage';
import { useResumption } from '../../support/resumption/useResumption';
import type { OccupationBookSource } from './OccupationBookSource';
import type { OccupationBrowserEvent, OccupationBrowserState } from './occupationBrowserState';

interface UseBookSearchOptions {
  source: OccupationBookSource;
  state: OccupationBrowserState;
  dispatch: Dispatch<OccupationBrowserEvent>;
  clock: Clock;
  /** What is said of a search that nobody answered in time. */
  timedOut: string;
  /** Called with the message of a search that failed, once for an outage. */
  onFail: (message: string) => void;
}

/**
 * Searches for what the state waits for; times out after ten seconds, and a later response is ignored (decision 138). What an outage kept back is searched for
 * again by itself.
 */
export function useBookSearch(options: UseBookSearchOptions) {
  const { found, keyword } = options.state.search ?? {};
  const asked = found?.status === 'loading' ? (keyword ?? '') : '';
  const latest = useLatest(options);

  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    const callOff = latest().clock.schedule(giveUp, searchTimeout);
    void find(asked, controller.signal, latest).finally(callOff);
    return () => {
      callOff();
      controller.abort();
    };

    function giveUp() {
      controller.abort();
      const { dispatch, onFail, timedOut } = latest();
      dispatch({ type: 'searchFailed', keyword: asked, message: timedOut });
      onFail(timedOut);
    }
  }, [asked, latest]);

  const outage = found?.status === 'failed' ? found.outage : undefined;
  useResumption({ waiting: outage, goOn: (signal) => find(keyword ?? '', signal, latest, outage) });
}

async function find(keyword: string, signal: AbortSignal, latest: () => UseBookSearchOptions, before?: Outage) {
  const { source, dispatch } = latest();
  try {
    const entries = await source.searchBook(keyword, { signal });
    if (!signal.aborted) dispatch({ type: 'found', keyword, entries });
  } catch (error) {
    if (signal.aborted) return;
    const outage = outageOf(error, before);
    dispatch({ type: 'searchFailed', keyword, message: messageOf(error), outage });
    if (!before || !outage) latest().onFail(messageOf(error));
  }
}
