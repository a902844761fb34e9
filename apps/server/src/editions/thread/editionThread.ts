import type { Logger } from 'pino';
import { codes } from '../../http/codes';
import { httpMessages } from '../../http/messages';
import { Refusal, Unavailable } from '../../http/refusal';
import { startJobThread, type JobLimits, type JobThread } from '../../threads/jobThread';
import { LaneFullError, takeFairTurns } from '../../turns/takeFairTurns';
import { editionMessages } from '../messages';
import type { Answered, AskJob, AssembleJob, Assembled, EditionJob, EditionResult, Subject } from './editionJob';

/** Who asks. */
export interface Asking {
  userId: number;
  log: Logger;
  /** Aborted when the server is to stop. */
  stopping?: AbortSignal | undefined;
}

/** A thread that compares states; people take turns. */
export interface EditionThread {
  assemble: (job: Omit<AssembleJob, 'act'>, asking: Asking) => Promise<Assembled>;
  ask: <About extends Subject>(job: Omit<AskJob<About>, 'act'>, asking: Asking) => Promise<Answered<About>>;
}

const usualLimits: JobLimits = { milliseconds: 20_000, longest: 20_000, megabytes: 512 };
const mostOfPerson = 40;

/** Starts the thread with its first job; one that ended is followed by another. What does not fit, takes too long or breaks is refused with a sentence. */
export function onEditionThread(limits = usualLimits): EditionThread {
  let thread: JobThread<EditionJob, EditionResult> | undefined;
  const turns = takeFairTurns({ places: 1, mostWaiting: mostOfPerson });

  async function run(job: EditionJob, { log, stopping }: Asking): Promise<EditionResult> {
    if (stopping?.aborted) throw new Unavailable(httpMessages.stopping);
    if (!thread || thread.hasEnded) thread = startJobThread('editionWorker', limits);
    const current = thread;
    const end = () => current.end();
    stopping?.addEventListener('abort', end);
    const outcome = await current.run(job);
    stopping?.removeEventListener('abort', end);
    if ('made' in outcome) return outcome.made;
    if (stopping?.aborted) throw new Unavailable(httpMessages.stopping);
    log.error({ failure: outcome.failure, cause: outcome.cause }, 'editions could not be compared');
    throw new Refusal(outcome.failure === 'broken' ? codes.internal : codes.notAllowed, editionMessages[outcome.failure]);
  }

  async function inTurn(job: EditionJob, asking: Asking): Promise<EditionResult> {
    try {
      return await turns.run(`user ${asking.userId}`, () => run(job, asking));
    } catch (error) {
      throw error instanceof LaneFullError ? new Unavailable(editionMessages.busy) : error;
    }
  }

  return {
    assemble: (job, asking) => inTurn({ act: 'assemble', ...job }, asking) as Promise<Assembled>,
    ask: (job, asking) => inTurn({ act: 'ask', ...job } as EditionJob, asking) as never,
  };
}

/** The server's own thread. */
export const editionThread = onEditionThread();
