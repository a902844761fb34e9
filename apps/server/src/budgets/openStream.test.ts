import { expect, it } from 'vitest';
import { EventsAnswer, eventsResponse, type StreamEvent } from '../http/eventsAnswer';
import { usualBudgets } from './budgets';
import { openStream } from './openStream';

/** A stream of one event that stays open until `end` is called. */
function aStream() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  async function* events(): AsyncGenerator<StreamEvent> {
    yield { data: 'first' };
    await ended;
  }
  return { answer: new EventsAnswer(events()), end };
}

const open = (userId: number, answer: EventsAnswer) => openStream(userId, answer, usualBudgets);
const read = (answer: EventsAnswer) => eventsResponse(answer, () => ({ code: '50000', message: '' }));

it('lets a person have so many streams open, until one ends or its reader leaves, and nobody else wait for them', async () => {
  const streams = Array.from({ length: usualBudgets.eventStreams }, aStream);
  const responses = streams.map(({ answer }) => read(open(7, answer)));
  const readers = responses.map(({ body }) => body!.getReader());
  for (const reader of readers) await reader.read();
  expect(() => open(7, aStream().answer)).toThrow('under way');
  read(open(8, aStream().answer));

  const finished = readers[0]!.read();
  streams[0]!.end();
  expect((await finished).done).toBe(true);
  const again = read(open(7, aStream().answer)).body!.getReader();
  await again.read();
  expect(() => open(7, aStream().answer)).toThrow('under way');

  await readers[1]!.cancel();
  streams[1]!.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(() => open(7, aStream().answer)).not.toThrow();
});
