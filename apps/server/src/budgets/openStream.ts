import type { Budgets } from '@college/curriculum-model';
import type { Queries } from '../db';
import { codes } from '../http/codes';
import { EventsAnswer, type StreamEvent } from '../http/eventsAnswer';
import { Refusal } from '../http/refusal';
import { budgetMessages } from './messages';
import { findLimits } from './personLimits';

// The streams that each person has open on this process; another process counts its own.
const open = new Map<number, number>();

/** How many streams each person has open on this process. */
export function countOpenStreams(): ReadonlyMap<number, number> {
  return open;
}

/** The same events, counted until they end or their reader leaves; refused where the person has too many streams open. */
export async function openStream(db: Queries, userId: number, { events }: EventsAnswer, usual: Budgets): Promise<EventsAnswer> {
  const count = () => open.get(userId) ?? 0;
  // Own limits are higher than the usual ones: most streams open without a query.
  const limits = count() < usual.eventStreams ? usual : await findLimits(db, userId, usual);
  if (count() >= limits.eventStreams) throw new Refusal(codes.tooManyAttempts, budgetMessages.eventStreams(limits));
  open.set(userId, count() + 1);
  return new EventsAnswer(counted(userId, events));
}

async function* counted(userId: number, events: AsyncIterable<StreamEvent>): AsyncGenerator<StreamEvent> {
  try {
    yield* events;
  } finally {
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  }
}
