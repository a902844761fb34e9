import type { Dispatch } from 'react';
import { useAnswer } from '../../support/useAnswer';
import { runOfJob } from './copyRun';
import type { CopyWizardSource } from './CopyWizardSource';
import type { CopyWizardEvent } from './copyWizardState';
import { loadableOf } from './loadable';

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
  const { request, reload } = useAnswer(`${courseId} ${lastUnique ?? ''}`, async (options) => {
    const list = (await dataSource.listJobs?.(courseId, options)) ?? [];
    const lost =
      lastUnique === undefined
        ? undefined
        : (list.find(({ unique }) => unique === lastUnique) ?? (await dataSource.loadJob?.(lastUnique, options)));
    const open = list[0]?.state === 'running' || list[0]?.state === 'waiting' ? list[0] : undefined;
    const shown = lost ?? open;
    if (shown && !options.signal.aborted) dispatch({ type: 'runFound', run: runOfJob(shown) });
    return list;
  });
  return { jobs: loadableOf(request), retry: reload };
}
