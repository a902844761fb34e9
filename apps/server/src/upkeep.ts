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
import { outdatedOf, type Outdated } from './retention/keptSince';
import { listRetention } from './retention/retentionRepository';
import { forgetOldEvents } from './securityLog/eventRepository';
import { forgetOldSessions } from './sessions/sessionRepository';
import { forgetOldTickets } from './sessions/ticketRepository';
import { inSpan } from './tracing/spans';
import { removeExpired, removeLeftovers } from './trash/removeForGood';

const hour = 3_600_000;

/**
 * Removes what nobody needs any more: units that were never saved, unfinished sign-ins, old tickets, counters, files that nobody fetched, the pictures of old feedback; and what each college has kept
 * as long as it wants: its trash, ended sessions, copy jobs, mails, notices, entries of the security log and of the history. Then stores the progress of courses that have none. An aborted signal
 * ends it after the current step. A step that fails is logged and keeps none of the others from being done; at the end an error names those that failed.
 */
export async function tidy(database: OpenDatabase, now: Date, log: Logger, signal?: AbortSignal): Promise<void> {
  const { db } = database;
  const failed: string[] = [];
  async function step(name: string, act: () => Promise<unknown>): Promise<void> {
    if (signal?.aborted) return;
    try {
      await act();
    } catch (error) {
      log.error({ err: error, step: name }, 'a step of the tidying failed');
      failed.push(name);
    }
  }
  await step('new course units', () => reapAbandoned(database, now, log));
  await step('tickets', () => forgetOldTickets(db, now));
  await step('unfinished sign-ins', () => forgetOldFlows(db, now));
  await step('counters of tries', () => forgetOldAttempts(db, now));
  await step('waiting copies', () => forgetWaitingJobs(db, now));
  await step('finished files', () => forgetOldFiles(db, now));
  await step('dead links', () => forgetDeadLinks(db, now));
  await step('pictures of feedback', () => forgetOldImages(db, now));
  await step('what colleges keep', async () => {
    for (const college of await listRetention(db)) {
      for (const [kind, remove] of removals) {
        const outdated = outdatedOf(college, kind, now);
        await step(`${kind} of college ${college.collegeId ?? 'none'}`, () => remove(database, outdated, log));
      }
    }
  });
  await step('leftovers of drafts', () => removeLeftovers(database, log));
  await step('progress', () => storeMissingProgress(db, signal));
  if (failed.length > 0) throw new Error(`tidying failed in part and is tried again in an hour: ${failed.join(', ')}`);
}

type Removal = (database: OpenDatabase, outdated: Outdated | undefined, log: Logger) => Promise<void>;

const removals: readonly (readonly [RetentionKind, Removal])[] = [
  ['sessions', forgetOldSessions],
  ['copyJobs', forgetOldJobs],
  ['mails', forgetOldMails],
  ['notices', forgetOldNotices],
  ['securityLog', forgetOldEvents],
  ['trash', removeExpired],
  // Last: what is in the trash is brought back by the history of its deletion.
  ['history', forgetOldChanges],
];

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
