import { setTimeout as delay } from 'node:timers/promises';
import { inLanguage, type CopyProgress, type CopyStepMessage, type Language } from '@college/curriculum-model';
import type { StreamEvent } from '../http/eventsAnswer';
import { invalid, notFound } from '../http/refusal';
import type { Services } from '../http/services';
import type { Caller } from '../rights/caller';
import { findJob, listEvents, type CopyJobRow } from './copyJobRepository';
import { settleJob } from './copyLock';
import { findLive } from './liveCopy';
import { copyMessages } from './messages';
import { startCopy } from './startCopy';

const lookMilliseconds = 150;

/** Whose copy is watched, from which message on, and in which language. */
export interface Watcher {
  services: Services;
  caller: Caller;
  language: Language;
  /** Number of the last message that the reader has. */
  after: number;
}

/**
 * The messages of a copy: the first reader starts it, every other one reads along or reads again. Ends after the message of 100 percent;
 * throws why a copy failed.
 */
export async function* watchCopy({ services, caller, language, after }: Watcher, unique: string): AsyncGenerator<StreamEvent> {
  const { database } = services;
  const { db } = database;
  const found = await findJob(db, unique);
  if (!found || found.userId !== caller.id) throw notFound(copyMessages.unknownJob);
  let last = after;
  function eventOf(message: CopyStepMessage): StreamEvent {
    last = message.no;
    return { id: message.no, data: presentMessage(message, language) };
  }
  for (let job = found; ;) {
    const live = findLive(database, unique);
    if (live) for await (const message of live.follow(last)) yield eventOf(message);
    else if (isWaiting(job, services.now())) {
      const started = startCopy(services, job, caller);
      for await (const message of started.live.follow(last)) yield eventOf(message);
      const refusal = await started.work;
      if (refusal) throw refusal;
    }
    // The state is read before the messages: a copy that was over by then has all of its messages kept.
    job = await settleJob(database, db, (await findJob(db, unique)) ?? job, services.now());
    for (const message of await listEvents(db, unique, last)) yield eventOf(message);
    if (job.state === 'done') return;
    if (job.state === 'failed') throw invalid(job.failure ?? copyMessages.failed);
    if (job.state === 'waiting' && !isWaiting(job, services.now())) throw invalid(copyMessages.expired);
    if (!findLive(database, unique)) await delay(lookMilliseconds);
  }
}

/** Whether a copy may still be started. */
export function isWaiting(job: CopyJobRow, now: Date): boolean {
  return job.state === 'waiting' && job.expiresAt > now;
}

/** A message in its wire format. */
export function presentMessage({ no, message, percent }: CopyStepMessage, language: Language): CopyProgress {
  return { no, message: inLanguage(message, language), percent };
}

/** The number in a Last-Event-ID; anything else means the beginning. */
export function readLastEventId(header: string): number {
  return /^\d{1,6}$/.test(header) ? Number(header) : 0;
}
