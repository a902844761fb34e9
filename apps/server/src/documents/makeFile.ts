import type { Budgets } from '@college/curriculum-model';
import type { Logger } from 'pino';
import { budgetMessages } from '../budgets/messages';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import type { JobFailure } from '../threads/jobThread';
import { LaneFullError, takeFairTurns } from '../turns/takeFairTurns';
import type { OnProgress } from './documentFile';
import { startDocumentThread, type DocumentJob, type DocumentThread, type WrittenFile } from './documentThread';
import { documentMessages, type FileSubject } from './messages';

// One file takes up to a core; the others wait, which a person can see, and nobody behind several of somebody else's.
const turns = takeFairTurns({ places: 1 });
const laneOf = (userId: number) => `user ${userId}`;
const longestQueue = 20;
let waiting = 0;
let thread: DocumentThread | undefined;

// The server's own first calls go before it.
const spareMilliseconds = 3000;

/** Starts a thread before the first file is requested; it does not keep the process alive. */
export function startSpareDocumentThread(): void {
  setTimeout(() => {
    thread ??= startDocumentThread(undefined, { warmsUp: true });
  }, spareMilliseconds).unref();
}

interface Making {
  /** Who asks for the file. */
  userId: number;
  /** How much they may hold. */
  limits: Budgets;
  log: Logger;
  /** What the file is made of. @default a report */
  subject?: FileSubject;
  onProgress?: OnProgress | undefined;
}

/** How many files of a person wait on this process. */
export function countWaitingFiles(userId: number): number {
  return turns.countWaiting(laneOf(userId));
}

/** How many files of all people wait on this process. */
export function countAllWaitingFiles(): number {
  return waiting;
}

/** What is answered about a file that was not written: a busy machine and a large report are no faults of the server, a broken thread is. */
export function refuseFile(failure: JobFailure, subject: FileSubject): Refusal {
  return new Refusal(failure === 'broken' ? codes.internal : codes.notAllowed, documentMessages[failure](subject));
}

/**
 * Writes a file on a thread, one after another; people take turns. Too many at once, too large a file and a broken thread are refused with a
 * sentence.
 */
export async function makeFile(
  job: DocumentJob,
  { userId, limits, log, subject = 'report', onProgress = () => undefined }: Making,
): Promise<WrittenFile> {
  if (waiting >= longestQueue) throw new Refusal(codes.notAllowed, documentMessages.busy());
  waiting += 1;
  let hasStarted = false;
  function start() {
    if (!hasStarted) waiting -= 1;
    hasStarted = true;
  }
  const write = async () => {
    start();
    if (!thread || thread.hasEnded) thread = startDocumentThread();
    const outcome = await thread.run(job, onProgress);
    if ('made' in outcome) return outcome.made;
    thread = undefined;
    log.error({ failure: outcome.failure, cause: outcome.cause }, 'a file was not made');
    throw refuseFile(outcome.failure, subject);
  };
  return turns.run(laneOf(userId), write, limits.waitingFiles).catch((error: unknown) => {
    start();
    throw error instanceof LaneFullError ? new Refusal(codes.tooManyAttempts, budgetMessages.waitingFiles(limits)) : error;
  });
}
