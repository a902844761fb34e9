import { searchTargets, searchTimeout, type SearchTarget } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import type { ContentSearchSource } from './ContentSearchSource';
import { contentSearchReducer, noSearch } from './contentSearchState';

interface UseContentSearchOptions {
  source: ContentSearchSource;
  clock: Clock;
}

/** Asks for all kinds of content at once; a newer keyword or ten seconds put an end to the waiting (core §4). */
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
    for (const target of searchTargets) void ask(keyword, target, controller.signal);
  }

  async function ask(keyword: string, target: SearchTarget, signal: AbortSignal) {
    try {
      const reply = await source.searchContent({ keyword, target, signal });
      dispatch({ type: 'replied', target, keyword: reply.keyword, hits: reply.data });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', target, keyword, message: messageOf(error) });
    }
  }

  return { state, search };
}
