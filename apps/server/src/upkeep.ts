import type { RetentionKind } from '@college/curriculum-model';
import type { Logger } from 'pino';
import { forgetOldAttempts } from './auth/attemptRepository';
import { forgetOldFlows } from './campus-sign-in/flowRepository';
import { storeMissingProgress } from './completion/courseProgress';
import { forgetOldChanges } from './audit/forgetOldChanges';
import { forgetOldJobs, forgetWaitingJobs } from './copy/copyJobRepository';
import { reapAbandoned } from './course-units/reapAbandoned';
import type { OpenDatabase } from './db';
import { forgetOldFiles } from './documents/waitingFiles';
import { forgetOldImages } from './feedback/feedbackRepository';
import { forgetOldNotices } from './notices/noticeRepository';
import { forgetDeadLinks, forgetOldMails } from './outbox/outboxRepository';
import { outdatedOf } from './retention/keptSince';
import { listRetention } from './retention/retentionRepository';
import { forgetOldEvents } from './securityLog/eventRepository';
import { forgetOldSessions } from './sessions/sessionRepository';
import { forgetOldTickets } from './sessions/ticketRepository';
import { inSpan } from './tracing/spans';
import { removeExpired, removeLeftovers } from './trash/removeForGood';

const hour = 3_600_000;

/**
 * Removes what nobody needs any more: units that were never saved, unfinished sign-ins, old tickets, counters, files that nobody fetched, the pictures of old feedback; and what each college has kept
 * as long as it wants: its trash, ended sessions, copy jobs, mails, notices, entries of the security log and of the history. Then stores the progress of courses that have none, until the signal is aborted.
 */
export async function tidy(database: OpenDatabase, now: Date, log: Logger, signal?: AbortSignal): Promise<void> {
  await reapAbandoned(database, now, log);
  await forgetOldTickets(database.db, now);
  await forgetOldFlows(database.db, now);
  await forgetOldAttempts(database.db, now);
  await forgetWaitingJobs(database.db, now);
  await forgetOldFiles(database.db, now);
  await forgetDeadLinks(database.db, now);
  await forgetOldImages(database.db, now);
  for (const college of await listRetention(database.db)) {
    const outdated = (kind: RetentionKind) => outdatedOf(college, kind, now);
    await forgetOldSessions(database.db, outdated('sessions'));
    await forgetOldJobs(database.db, outdated('copyJobs'));
    await forgetOldMails(database.db, outdated('mails'));
    await forgetOldNotices(database.db, outdated('notices'));
    await forgetOldEvents(database.db, outdated('securityLog'));
    await removeExpired(database, outdated('trash'), log);
    // Last: what is in the trash is brought back by the history of its deletion.
    await forgetOldChanges(database, outdated('history'));
  }
  await removeLeftovers(database, log);
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
