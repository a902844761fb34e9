import { realClock, type Clock } from '@college/ui/clock';
import { useEffect, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import { isUnderWay, withJob, type WorkbenchHomeState } from './workbenchHomeState';
import type { WorkbenchHomeSource } from './WorkbenchHomeSource';

/** Milliseconds between two looks at a copy under way. */
export const copyInterval = 2000;

interface UseOverviewOptions {
  /** Absent for a person without pending work: then nothing is loaded. */
  source?: WorkbenchHomeSource;
  language: string;
  clock?: Clock;
}

/** What the server knows of the person's work; copies under way are looked at again until they end. */
export function useOverview({ source, language, clock = realClock }: UseOverviewOptions) {
  const [lookFailure, setLookFailure] = useState<string>();
  const { request, last, isPending, reload, change } = useAnswer(
    source ? language : null,
    async (options) => (source ? source.loadOverview(language, options) : null),
    { onAnswer: () => setLookFailure(undefined) },
  );
  const state = stateOf();

  function stateOf(): WorkbenchHomeState {
    if (last) return { status: 'ready', overview: last, refreshFailure: request.status === 'failed' ? request.message : lookFailure };
    return request.status === 'failed' && !isPending ? request : { status: 'loading' };
  }

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
        setLookFailure(undefined);
        change((known) => known && withJob(known, job));
        // A copy that has ended is a new course, and a new edit.
        if (!isUnderWay(job)) reload();
      } catch (error) {
        if (!signal.aborted) setLookFailure(messageOf(error));
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
  }, [change, clock, reload, source, underWay]);

  return { state, retry: reload };
}
