import { CopyRefused, isCopyDone, addCopyMessage, emptyCopyLog, type CopyProgress, type CopyRequest } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useToast } from '@college/ui/Toast';
import { useEffect, type Dispatch } from 'react';
import { outcomeOf, runOfJob } from './copyRun';
import type { CopyTransport, CopyWizardSource } from './CopyWizardSource';
import type { CopyWizardEvent, CopyWizardState } from './copyWizardState';
import { messageOf } from '../../support/messageOf';

/** Milliseconds between two looks at a copy that another page started. */
const watchInterval = 1000;

interface UseCopyRunOptions {
  dataSource: CopyWizardSource;
  courseId: number;
  transport: CopyTransport;
  clock: Clock;
  state: CopyWizardState;
  dispatch: Dispatch<CopyWizardEvent>;
  life: { current: AbortController };
}

/** Runs one copy and reads its stream, or looks on while the server runs one. */
export function useCopyRun({ dataSource, courseId, transport, clock, state, dispatch, life }: UseCopyRunOptions) {
  const { showToast } = useToast();

  async function loadResult(unique: string | null, signal: AbortSignal) {
    try {
      const job =
        unique === null ? (await dataSource.listJobs?.(courseId, { signal }))?.[0] : await dataSource.loadJob?.(unique, { signal });
      if (job?.state === 'done') dispatch({ type: 'resultLoaded', outcome: outcomeOf(job) });
    } catch (error) {
      if (!signal.aborted) showToast({ type: 'error', message: messageOf(error) });
    }
  }

  async function follow(events: AsyncIterable<CopyProgress>, unique: string | null, signal: AbortSignal) {
    let log = emptyCopyLog;
    try {
      for await (const message of events) {
        if (signal.aborted) return;
        log = addCopyMessage(log, message);
        dispatch({ type: 'messageArrived', message });
        if (isCopyDone(log)) break;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof CopyRefused) {
        dispatch({ type: 'copyRefused' });
        showToast({ type: 'error', message: error.message });
        return;
      }
      // A broken stream is closed without a word and never opened again by itself (decision 90).
    }
    dispatch({ type: 'streamEnded' });
    if (isCopyDone(log)) await loadResult(unique, signal);
  }

  async function look(unique: string) {
    if (!dataSource.loadJob) return;
    const { signal } = life.current;
    try {
      const job = await dataSource.loadJob(unique, { signal });
      if (!signal.aborted) dispatch({ type: 'runShown', run: runOfJob(job) });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: 'streamEnded' });
      showToast({ type: 'error', message: messageOf(error) });
    }
  }

  const watched = state.step === 2 && state.run.status === 'watched' ? state.run : null;
  useEffect(() => {
    if (watched?.unique == null) return;
    const { unique } = watched;
    return clock.schedule(() => void look(unique), watchInterval);
    // Each look brings a new run, which schedules the next one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [watched]);

  return {
    start(request: CopyRequest, targetName = '') {
      const { signal } = life.current;
      const unique = transport === 'stream' ? request.unique : null;
      dispatch({ type: 'copyStarted', unique, targetName });
      return follow(dataSource.copy(request, { transport, signal }), unique, signal);
    },
    /** Starts a stored copy that never began. */
    begin(unique: string) {
      if (!dataSource.resume) return Promise.resolve();
      const { signal } = life.current;
      dispatch({ type: 'copyStarted', unique, targetName: '' });
      return follow(dataSource.resume(unique, { signal }), unique, signal);
    },
    look,
  };
}
