import type { CopyJob } from '@college/curriculum-model';
import { useEffect, useState, type Dispatch } from 'react';
import { runOfJob } from './copyRun';
import type { CopyWizardSource } from './CopyWizardSource';
import type { CopyWizardEvent } from './copyWizardState';
import type { Loadable } from './loadable';
import { messageOf } from '../../support/messageOf';

interface UseStoredJobsOptions {
  dataSource: CopyWizardSource;
  courseId: number;
  /** Key of a copy whose stream broke before the wizard was closed. */
  lastUnique?: string;
  dispatch: Dispatch<CopyWizardEvent>;
}

/**
 * The person's copies of this course. One that still runs or never began is shown at once, so that a reload or a second tab sees its true state;
 * so is the one whose stream this page lost.
 */
export function useStoredJobs({ dataSource, courseId, lastUnique, dispatch }: UseStoredJobsOptions) {
  const [attempt, setAttempt] = useState(0);
  const [jobs, setJobs] = useState<Loadable<readonly CopyJob[]>>({ status: 'loading' });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;

    async function load() {
      try {
        const list = (await dataSource.listJobs?.(courseId, { signal })) ?? [];
        const lost = lastUnique === undefined ? undefined : (list.find(isLost) ?? (await dataSource.loadJob?.(lastUnique, { signal })));
        if (signal.aborted) return;
        setJobs({ status: 'ready', value: list });
        const open = list[0]?.state === 'running' || list[0]?.state === 'waiting' ? list[0] : undefined;
        const shown = lost ?? open;
        if (shown) dispatch({ type: 'runFound', run: runOfJob(shown) });
      } catch (error) {
        if (!signal.aborted) setJobs({ status: 'failed', message: messageOf(error) });
      }
    }
    function isLost({ unique }: CopyJob) {
      return unique === lastUnique;
    }

    void load();
    return () => controller.abort();
  }, [dataSource, courseId, lastUnique, attempt, dispatch]);

  return { jobs, retry: () => setAttempt((count) => count + 1) };
}
