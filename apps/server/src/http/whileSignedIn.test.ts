import { expect, it } from 'vitest';
import { EventsAnswer, type StreamEvent } from './eventsAnswer';
import { whileSignedIn } from './whileSignedIn';

/** A stream of one event that then waits until `end` is called, and of another one. */
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

it('holds no event back while that is being looked up', async () => {
  const { answer, end } = aStream();
  const reader = readerOf(whileSignedIn(answer, () => new Promise<boolean>(() => undefined), 1));
  expect((await reader.next()).value).toEqual({ data: 'first' });
  end();
  expect((await reader.next()).value).toEqual({ data: 'last' });
});

it('leaves the events with its reader', async () => {
  let isLeft = false;
  async function* events(): AsyncGenerator<StreamEvent> {
    try {
      yield { data: 'first' };
    } finally {
      isLeft = true;
    }
  }
  for await (const event of whileSignedIn(new EventsAnswer(events()), async () => true).events) {
    expect(event.data).toBe('first');
    break;
  }
  expect(isLeft).toBe(true);
});
