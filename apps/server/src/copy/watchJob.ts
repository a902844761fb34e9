import { setTimeout as delay } from 'node:timers/promises';
import { inLanguage, type Bilingual, type CopyProgress, type CopyStepMessage, type Language } from '@college/curriculum-model';
import type { StreamEvent } from '../http/eventsAnswer';
import { invalid, notFound, type Refusal } from '../http/refusal';
import type { Services } from '../http/services';
import type { Caller } from '../rights/caller';
import { findJob, listEvents, type JobRow } from './copyJobRepository';
import { settleJob } from './copyLock';
import { findLive, type LiveCopy } from './liveCopy';

const lookMilliseconds = 150;

/** Whose job is watched, from which message on, and in which language. */
export interface Watcher {
  services: Services;
  caller: Caller;
  language: Language;
  /** Number of the last message that the reader has. */
  after: number;
}

/** How jobs of a kind are started and streamed. */
export interface WatchedKind<Row extends JobRow> {
  isOfKind: (job: JobRow) => job is Row;
  start: (services: Services, job: Row, caller: Caller) => { live: LiveCopy; work: Promise<Refusal | undefined> };
  present: (message: CopyStepMessage) => Promise<unknown>;
  sentences: Record<'unknownJob' | 'failed' | 'expired', Bilingual>;
}

/**
 * The messages of a job: the first reader starts it, every other one reads along or reads again. Ends after the message of 100 percent;
 * throws why a job failed.
 */
export async function* watchJob<Row extends JobRow>(
  { services, caller, after }: Watcher,
  unique: string,
  { isOfKind, start, present, sentences }: WatchedKind<Row>,
): AsyncGenerator<StreamEvent> {
  const { database } = services;
  const { db } = database;
  const found = await findJob(db, unique);
  if (!found || !isOfKind(found) || found.userId !== caller.id) throw notFound(sentences.unknownJob);
  let last = after;
  async function eventOf(message: CopyStepMessage): Promise<StreamEvent> {
    last = message.no;
    return { id: message.no, data: await present(message) };
  }
  for (let job: JobRow = found; ;) {
    const live = findLive(database, unique);
    if (live) for await (const message of live.follow(last)) yield await eventOf(message);
    else if (isWaiting(job, services.now())) {
      const started = start(services, found, caller);
      for await (const message of started.live.follow(last)) yield await eventOf(message);
      const refusal = await started.work;
      if (refusal) throw refusal;
    }
    // The state is read before the messages: a job that was over by then has all of its messages kept.
    job = await settleJob(database, db, (await findJob(db, unique)) ?? job, services.now());
    for (const message of await listEvents(db, unique, last)) yield await eventOf(message);
    if (job.state === 'done') return;
    if (job.state === 'failed') throw invalid(job.failure ?? sentences.failed);
    if (job.state === 'waiting' && !isWaiting(job, services.now())) throw invalid(sentences.expired);
    if (!findLive(database, unique)) await delay(lookMilliseconds);
  }
}

/** Whether a job may still be started. */
export function isWaiting(job: JobRow, now: Date): boolean {
  return job.state === 'waiting' && job.expiresAt > now;
}

/** A message in its wire format. */
export function presentMessage({ no, message, percent }: CopyStepMessage, language: Language): CopyProgress {
  return { no, message: inLanguage(message, language), percent };
}
