import type { Language, OccupationBookFacts } from '@college/curriculum-model';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../course-units/messageOf';
import type { OccupationBookSource } from '../OccupationBrowser/OccupationBookSource';

/** How the facts of the dictionary stand. */
export type FactsRequest = { status: 'loading' } | { status: 'done'; facts: OccupationBookFacts } | { status: 'failed'; message: string };

/** Reads how much of the dictionary is there, again in another language and after a failure. */
export function useBookFacts(source: Pick<OccupationBookSource, 'loadBookFacts'>, language: Language) {
  const [request, setRequest] = useState<FactsRequest>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();

    async function read(signal: AbortSignal) {
      try {
        const facts = await latest.current.loadBookFacts({ signal });
        if (!signal.aborted) setRequest({ status: 'done', facts });
      } catch (error) {
        if (!signal.aborted) setRequest({ status: 'failed', message: messageOf(error) });
      }
    }
  }, [language, attempt]);

  return {
    request,
    retry() {
      setRequest({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
