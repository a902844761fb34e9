import type { Language, OptionItem } from '@college/curriculum-model';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../course-units/messageOf';
import type { OccupationLevelsSource } from './OccupationLevelsSource';

/** How the tree stands: on its way, here, or not to be had. */
export type LevelsRequest =
  | { status: 'loading' }
  | { status: 'done'; levels: readonly OptionItem[] }
  | { status: 'failed'; message: string };

/** Reads the tree, again in another language and after a failure. */
export function useOccupationLevels(source: OccupationLevelsSource, language: Language) {
  const [request, setRequest] = useState<LevelsRequest>({ status: 'loading' });
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
        const levels = await latest.current.listOccupationLevels({ signal });
        if (!signal.aborted) setRequest({ status: 'done', levels });
      } catch (error) {
        if (!signal.aborted) setRequest({ status: 'failed', message: messageOf(error) });
      }
    }
    // The server names the classes in the reader's language.
  }, [language, attempt]);

  return {
    request,
    retry() {
      setRequest({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
