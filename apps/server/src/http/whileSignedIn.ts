import { setTimeout } from 'node:timers/promises';
import { codes } from './codes';
import { EventsAnswer, type StreamEvent } from './eventsAnswer';
import { httpMessages } from './messages';
import { Refusal } from './refusal';

const checkMilliseconds = 2000;

/**
 * The same events until the sign-in of their reader ends, wherever it is ended: that is looked up before each event and every two seconds. The
 * work behind the events goes on.
 */
export function whileSignedIn({ events }: EventsAnswer, isSignedIn: () => Promise<boolean>, every = checkMilliseconds): EventsAnswer {
  return new EventsAnswer(checked(events[Symbol.asyncIterator](), isSignedIn, every));
}

async function* checked(
  iterator: AsyncIterator<StreamEvent>,
  isSignedIn: () => Promise<boolean>,
  every: number,
): AsyncGenerator<StreamEvent> {
  try {
    let next = iterator.next();
    for (;;) {
      const result = await firstOf(next, every);
      if (!(await isSignedIn())) throw new Refusal(codes.tokenUnknown, httpMessages.tokenUnknown);
      if (result === undefined) continue;
      if (result.done) return;
      yield result.value;
      next = iterator.next();
    }
  } finally {
    // Not waited for, as in eventsResponse.
    void iterator.return?.();
  }
}

/** What comes within the time; undefined where nothing does. */
async function firstOf<Value>(coming: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([coming, setTimeout(milliseconds, undefined, { signal: over.signal, ref: false })]);
  } finally {
    over.abort();
  }
}
