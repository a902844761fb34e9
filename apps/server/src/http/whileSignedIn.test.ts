import { expect, it } from 'vitest';
import { EventsAnswer, type StreamEvent } from './eventsAnswer';
import { whileSignedIn } from './whileSignedIn';

/** A stream of one event that then waits until `end` is called, and says whether it was left. */
function aStream() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  async function* events(): AsyncGenerator<StreamEvent> {
    yield { data: 'first' };
    await ended;
    yield { data: 'last' };
  }
  return { answer: new EventsAnswer(events()), end };
}

const readerOf = ({ events }: EventsAnswer) => events[Symbol.asyncIterator]();

it('passes the events on to somebody who is signed in', async () => {
  const { answer, end } = aStream();
  end();
  const events = [];
  for await (const event of whileSignedIn(answer, async () => true).events) events.push(event.data);
  expect(events).toEqual(['first', 'last']);
});

it('ends while nothing comes, with the sentence of a sign-in that is over', async () => {
  const { answer } = aStream();
  let isSignedIn = true;
  const reader = readerOf(whileSignedIn(answer, async () => isSignedIn, 5));
  expect((await reader.next()).value).toEqual({ data: 'first' });
  const next = reader.next();
  isSignedIn = false;
  await expect(next).rejects.toMatchObject({ code: '10011' });
});

it('hands no event over once the sign-in is over', async () => {
  const { answer, end } = aStream();
  let isSignedIn = true;
  const reader = readerOf(whileSignedIn(answer, async () => isSignedIn, 60_000));
  await reader.next();
  const next = reader.next();
  isSignedIn = false;
  end();
  await expect(next).rejects.toMatchObject({ code: '10011' });
});
