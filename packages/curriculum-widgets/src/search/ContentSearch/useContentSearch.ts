import { searchTargets, searchTimeout, type SearchTarget } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import { outageOf, type Outage } from '../../support/resumption/outage';
import { useResumption } from '../../support/resumption/useResumption';
import type { ContentSearchSource } from './ContentSearchSource';
import { contentSearchReducer, keptBack, noSearch, type ContentSearchEvent } from './contentSearchState';

interface UseContentSearchOptions {
  source: ContentSearchSource;
  clock: Clock;
}

/**
 * Asks for all kinds of content at once; a newer keyword or ten seconds put an end to the waiting (core §4). Kinds that an outage kept back are asked for again by
 * themselves.
 */
export function useContentSearch({ source, clock }: UseContentSearchOptions) {
  const [state, dispatch] = useReducer(contentSearchReducer, noSearch);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  function search(text: string) {
    stop.current();
    const keyword = text.trim();
    dispatch({ type: 'searched', keyword });
    if (keyword === '') return;
    const controller = new AbortController();
    const callOff = clock.schedule(() => {
      dispatch({ type: 'timedOut', keyword });
      controller.abort();
    }, searchTimeout);
    stop.current = () => {
      callOff();
      controller.abort();
    };
    const { signal } = controller;
    for (const target of searchTargets) void ask(keyword, target, signal).then((event) => signal.aborted || dispatch(event));
  }

  async function ask(keyword: string, target: SearchTarget, signal: AbortSignal, before?: Outage): Promise<ContentSearchEvent> {
    try {
      const reply = await source.searchContent({ keyword, target, signal });
      return { type: 'replied', target, keyword: reply.keyword, hits: reply.data };
    } catch (error) {
      return { type: 'failed', target, keyword, message: messageOf(error), outage: outageOf(error, before) };
    }
  }

  const outage = state.failures.findLast((failure) => failure.outage)?.outage;
  useResumption({
    waiting: state.waiting.length === 0 ? outage : null,
    async goOn(signal) {
      const events = await Promise.all(keptBack(state).map((target) => ask(state.keyword, target, signal, outage)));
      // All at once: a failure calls off what is still under way.
      if (!signal.aborted) for (const event of events) dispatch(event);
    },
  });

  return { state, search };
}
