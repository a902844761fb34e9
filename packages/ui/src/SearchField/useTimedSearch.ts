import { useEffect, useReducer, useRef } from 'react';
import { realClock, type Clock } from '../clock';
import { noSearch, timedSearchReducer, type SearchReply, type TimedSearchEvent, type TimedSearchState } from './timedSearch';

export interface TimedSearchOptions<Result> {
  /** Asks the server. The signal is aborted when the answer is no longer wanted. */
  search: (keyword: string, signal: AbortSignal) => Promise<SearchReply<Result>>;
  /**
   * Milliseconds after which a search without a reply is reset.
   * @default 10000
   */
  timeout?: number;
  /** The clock for the timeout; tests and stories pass a manual one. */
  clock?: Clock;
}

/** A server search that times out after ten seconds and ignores late and stale responses (core §4). */
export function useTimedSearch<Result>({ search, timeout = 10_000, clock = realClock }: TimedSearchOptions<Result>) {
  const [state, dispatch] = useReducer<TimedSearchState<Result>, [TimedSearchEvent<Result>]>(timedSearchReducer, noSearch);
  const running = useRef({ round: 0, stop: () => {} });
  useEffect(() => () => running.current.stop(), []);

  function nextRound() {
    running.current.stop();
    running.current = { round: running.current.round + 1, stop: () => {} };
    return running.current;
  }

  return {
    ...state,
    isPending: state.status === 'pending',
    /** Starts over with a keyword; an empty one clears. */
    search(keyword: string) {
      const current = nextRound();
      const { round } = current;
      if (keyword.trim() === '') {
        dispatch({ type: 'cleared', round });
        return;
      }
      const abort = new AbortController();
      const callOff = clock.schedule(() => {
        dispatch({ type: 'timedOut', round });
        abort.abort();
      }, timeout);
      current.stop = () => {
        callOff();
        abort.abort();
      };
      dispatch({ type: 'searched', keyword, round });
      search(keyword, abort.signal).then(
        (reply) => {
          // One with another keyword is dropped and is no reply: the search is still reset in its time.
          if (reply.keyword === keyword) callOff();
          dispatch({ type: 'replied', round, reply });
        },
        (error: unknown) => {
          callOff();
          dispatch({ type: 'failed', round, error });
        },
      );
    },
    /** Clears result and keyword and drops a pending search. */
    clear() {
      dispatch({ type: 'cleared', round: nextRound().round });
    },
  };
}
