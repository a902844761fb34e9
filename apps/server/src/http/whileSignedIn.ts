import { setTimeout } from 'node:timers/promises';
import { codes } from './codes';
import { EventsAnswer, type StreamEvent } from './eventsAnswer';
import { httpMessages } from './messages';
import { Refusal } from './refusal';

const checkMilliseconds = 2000;

/**
 * The same events until the sign-in of their reader ends, on whichever server: that is looked up every two seconds, beside the events. On the
 * embedded engine the work behind them may hold the only connection. The work goes on.
 */
export function whileSignedIn({ events }: EventsAnswer, isSignedIn: () => Promise<boolean>, every = checkMilliseconds): EventsAnswer {
  return new EventsAnswer(checked(events[Symbol.asyncIterator](), isSignedIn, every));
}

async function* checked(
  iterator: AsyncIterator<StreamEvent>,
  isSignedIn: () => Promise<boolean>,
  every: number,
): AsyncGenerator<StreamEvent> {
  const left = new AbortController();
  const signedOut = waitForEnd(isSignedIn, every, left.signal);
  // It ends by itself while nobody waits for it.
  signedOut.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), signedOut]);
      if (done) return;
      yield value;
    }
  } finally {
    left.abort();
    // Not waited for, as in eventsResponse.
    void iterator.return?.();
  }
}

/** Throws once the sign-in is over, or nobody reads any more. */
async function waitForEnd(isSignedIn: () => Promise<boolean>, every: number, left: AbortSignal): Promise<never> {
  do await setTimeout(every, undefined, { signal: left, ref: false });
  while (await isSignedIn());
  throw new Refusal(codes.tokenUnknown, httpMessages.tokenUnknown);
}
