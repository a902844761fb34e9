import { realClock, type Clock } from '@college/ui/clock';
import { useEffect, useReducer, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { isUnderWay, workbenchHomeReducer } from './workbenchHomeState';
import type { WorkbenchHomeSource } from './WorkbenchHomeSource';

/** Milliseconds between two looks at a copy under way. */
export const copyInterval = 2000;

interface UseOverviewOptions {
  /** Left out for a person of whom nothing can wait: then nothing is asked. */
  source?: WorkbenchHomeSource;
  language: string;
  clock?: Clock;
}

/** What the server knows of the person's work; copies under way are looked at again until they end. */
export function useOverview({ source, language, clock = realClock }: UseOverviewOptions) {
  const [state, dispatch] = useReducer(workbenchHomeReducer, { status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!source) return;
    const controller = new AbortController();
    const { signal } = controller;
    dispatch({ type: 'asked' });
    source.loadOverview(language, { signal }).then(
      (overview) => signal.aborted || dispatch({ type: 'loaded', overview }),
      (error: unknown) => signal.aborted || dispatch({ type: 'failed', message: messageOf(error) }),
    );
    return () => controller.abort();
  }, [source, language, attempt]);

  const copies = state.status === 'ready' ? state.overview.copies : [];
  const underWay = copies
    .filter(isUnderWay)
    .map(({ unique }) => unique)
    .join(' ');

  useEffect(() => {
    const { loadJob } = source ?? {};
    if (!loadJob || underWay === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    let callOff = () => {};

    const look = async (unique: string) => {
      try {
        const job = await loadJob(unique, { signal });
        if (signal.aborted) return;
        dispatch({ type: 'jobTold', job });
        // A copy that has ended is a new course, and a new edit.
        if (!isUnderWay(job)) setAttempt((count) => count + 1);
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', message: messageOf(error) });
      }
    };
    function lookAgain() {
      callOff = clock.schedule(() => {
        void Promise.all(underWay.split(' ').map(look)).then(() => signal.aborted || lookAgain());
      }, copyInterval);
    }

    lookAgain();
    return () => {
      controller.abort();
      callOff();
    };
  }, [source, underWay, clock]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
