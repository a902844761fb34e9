import type { Logger } from 'pino';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import { takeTurns } from '../turns/takeTurns';
import type { OnProgress } from './documentFile';
import { startDocumentThread, type DocumentJob, type DocumentThread, type WrittenFile } from './documentThread';
import { documentMessages } from './messages';

// One file takes up to a core; the others wait, which a person can see.
const turns = takeTurns(1);
const longestQueue = 20;
let waiting = 0;
let thread: DocumentThread | undefined;

// The server's own first calls go before it.
const spareMilliseconds = 3000;

/** Has a thread ready before somebody asks for a file; it keeps no process from ending. */
export function startSpareDocumentThread(): void {
  setTimeout(() => {
    thread ??= startDocumentThread(undefined, { warmsUp: true });
  }, spareMilliseconds).unref();
}

interface Making {
  log: Logger;
  onProgress?: OnProgress;
}

/** Writes a file on a thread, one after another. Too many at once, too large a file and a broken thread are refused with a sentence. */
export async function makeFile(job: DocumentJob, { log, onProgress = () => undefined }: Making): Promise<WrittenFile> {
  if (waiting >= longestQueue) throw new Refusal(codes.notAllowed, documentMessages.busy);
  waiting += 1;
  return turns(async () => {
    waiting -= 1;
    if (!thread || thread.hasEnded) thread = startDocumentThread();
    const outcome = await thread.write(job, onProgress);
    if (!('failure' in outcome)) return outcome;
    thread = undefined;
    log.error({ failure: outcome.failure, cause: outcome.cause }, 'a file was not made');
    throw new Refusal(codes.internal, documentMessages[outcome.failure]);
  });
}
