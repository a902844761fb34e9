import type { Logger } from 'pino';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { Refusal, Unavailable } from '../http/refusal';
import { startJobThread, type JobLimits, type JobThread } from '../threads/jobThread';
import type { Compared, CompareJob } from './compareJob';
import { assistantMessages } from './messages';

/** Who asks. */
export interface Asking {
  userId: number;
  log: Logger;
  /** Aborted when the server is to stop. */
  stopping?: AbortSignal | undefined;
}

/** Compares, or refuses with a sentence. */
export type Comparing = (job: CompareJob, asking: Asking) => Promise<Compared>;

const usualLimits: JobLimits = { milliseconds: 5000, longest: 5000, megabytes: 128 };
// What is being compared when the server stops; nothing is lost by it.
const stoppingMilliseconds = 1000;

/** Compares on a thread, which starts with its first job and is followed by another where it ends. */
export function onCompareThread(limits = usualLimits): Comparing {
  let thread: JobThread<CompareJob, Compared> | undefined;
  return async (job, { log, stopping }) => {
    if (!thread || thread.hasEnded) thread = startJobThread('compareWorker', limits);
    const current = thread;
    let ending: NodeJS.Timeout | undefined;
    const endSoon = () => (ending = setTimeout(() => current.end(), stoppingMilliseconds));
    stopping?.addEventListener('abort', endSoon);
    const outcome = await current.run(job);
    stopping?.removeEventListener('abort', endSoon);
    clearTimeout(ending);
    if ('made' in outcome) return outcome.made;
    if (stopping?.aborted) throw new Unavailable(httpMessages.stopping);
    log.error({ failure: outcome.failure, cause: outcome.cause }, 'the assistant could not compare');
    throw new Refusal(outcome.failure === 'broken' ? codes.internal : codes.notAllowed, assistantMessages[outcome.failure]);
  };
}
