import type { CopyJobRow, JobRow } from './copyJobRepository';
import { copyMessages } from './messages';
import { startCopy } from './startCopy';
import { presentMessage, watchJob, type Watcher } from './watchJob';

/** The messages of a copy; the first reader starts it. */
export function watchCopy(watcher: Watcher, unique: string) {
  return watchJob(watcher, unique, {
    isOfKind: (job: JobRow): job is CopyJobRow => job.kind === 'copy',
    start: startCopy,
    present: async (message) => presentMessage(message, watcher.language),
    sentences: copyMessages,
  });
}

/** The number in a Last-Event-ID; anything else means the beginning. */
export function readLastEventId(header: string): number {
  return /^\d{1,6}$/.test(header) ? Number(header) : 0;
}
