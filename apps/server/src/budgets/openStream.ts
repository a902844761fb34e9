import { codes } from '../http/codes';
import { EventsAnswer, type StreamEvent } from '../http/eventsAnswer';
import { Refusal } from '../http/refusal';
import type { Budgets } from './budgets';
import { budgetMessages } from './messages';

// The streams that each person has open on this process; another process counts its own.
const open = new Map<number, number>();

/** The same events, counted until they end or their reader leaves; refused where the person has too many streams open. */
export function openStream(userId: number, { events }: EventsAnswer, budgets: Budgets): EventsAnswer {
  const count = open.get(userId) ?? 0;
  if (count >= budgets.eventStreams) throw new Refusal(codes.tooManyAttempts, budgetMessages.eventStreams);
  open.set(userId, count + 1);
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
