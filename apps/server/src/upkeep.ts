import type { Logger } from 'pino';
import { forgetOldAttempts } from './auth/attemptRepository';
import { storeMissingProgress } from './completion/courseProgress';
import { forgetOldJobs } from './copy/copyJobRepository';
import { reapAbandoned } from './course-units/reapAbandoned';
import type { OpenDatabase } from './db';
import { forgetOldFiles } from './documents/waitingFiles';
import { forgetOldImages } from './feedback/feedbackRepository';
import { forgetOldNotices } from './notices/noticeRepository';
import { forgetOldMails } from './outbox/outboxRepository';
import { forgetOldEvents } from './securityLog/eventRepository';
import { forgetOldSessions } from './sessions/sessionRepository';
import { forgetOldTickets } from './sessions/ticketRepository';
import { inSpan } from './tracing/spans';
import { removeExpired } from './trash/removeForGood';

const hour = 3_600_000;

/**
 * Removes what nobody needs any more: units that were never saved, what was deleted a month ago, ended sessions, old tickets, counters,
 * copy jobs, mails, notices, files that nobody fetched, the pictures of old feedback and old entries of the security log. Then stores the progress of
 * courses that have none, until the signal is aborted.
 */
export async function tidy(database: OpenDatabase, now: Date, log: Logger, signal?: AbortSignal): Promise<void> {
  await reapAbandoned(database, now, log);
  await forgetOldSessions(database.db, now);
  await forgetOldTickets(database.db, now);
  await forgetOldAttempts(database.db, now);
  await forgetOldJobs(database.db, now);
  await forgetOldFiles(database.db, now);
  await forgetOldMails(database.db, now);
  await forgetOldNotices(database.db, now);
  await forgetOldImages(database.db, now);
  await forgetOldEvents(database.db, now);
  await removeExpired(database, now, log);
  await storeMissingProgress(database.db, signal);
}

/** Tidies at once and then every hour; the answer stops it. A failure is logged and tried again in an hour. */
export function startTidying(database: OpenDatabase, now: () => Date, log: Logger): () => Promise<void> {
  let last = Promise.resolve();
  const stopping = new AbortController();
  function run(): void {
    last = inSpan('tidy', {}, () => tidy(database, now(), log, stopping.signal)).catch((error: unknown) =>
      log.error({ err: error }, 'tidying failed'),
    );
  }
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
    // The database must not be closed under a tidying that is under way.
    return last;
  };
}
