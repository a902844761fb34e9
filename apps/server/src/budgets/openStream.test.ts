import { beforeEach, expect, it } from 'vitest';
import { describeOnOneEngine } from '../db/testing';
import { EventsAnswer, eventsResponse, type StreamEvent } from '../http/eventsAnswer';
import { usualBudgets } from './budgets';
import { setScene } from '../testing/scene';
import { countOpenStreams, openStream } from './openStream';
import { putLimits } from './personLimits';

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

const read = (answer: EventsAnswer) => eventsResponse(answer, () => ({ code: '50000', message: '' }));

const noLimits = { storedBytes: null, emptyUnits: null, eventStreams: null, waitingFiles: null, feedbacks: null };

describeOnOneEngine('streams of events', (database) => {
  beforeEach(() => setScene(database.current));
  const open = (userId: number, answer: EventsAnswer) => openStream(database.current.db, userId, answer, usualBudgets);
  const readOn = async (userId: number, answer: EventsAnswer) => read(await open(userId, answer)).body!.getReader();

  it('are so many for a person, until one ends or its reader leaves, and nobody else waits for them', async () => {
    const streams = Array.from({ length: usualBudgets.eventStreams }, aStream);
    const readers = await Promise.all(streams.map(({ answer }) => readOn(7, answer)));
    for (const reader of readers) await reader.read();
    await expect(open(7, aStream().answer)).rejects.toMatchObject({
      code: '30029',
      sentence: { zh: expect.stringContaining('已达到 6 项') },
    });
    read(await open(8, aStream().answer));
    expect(countOpenStreams().get(7)).toBe(6);

    const finished = readers[0]!.read();
    streams[0]!.end();
    expect((await finished).done).toBe(true);
    await (await readOn(7, aStream().answer)).read();
    await expect(open(7, aStream().answer)).rejects.toThrow('limit of 6');

    await readers[1]!.cancel();
    streams[1]!.end();
    await new Promise((resolve) => setImmediate(resolve));
    await expect(open(7, aStream().answer)).resolves.toBeDefined();
  });

  it('are more for a person whose limit was raised, however many are opened at the same time', async () => {
    await putLimits(database.current.db, { userId: 9, limits: { ...noLimits, eventStreams: 8 }, version: 1 }, new Date());
    const opened = await Promise.allSettled(Array.from({ length: 12 }, () => open(9, aStream().answer)));
    // Which of them, the connections of the database decide.
    const refused = opened.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const one of refused) expect(one).toMatchObject({ reason: { sentence: { en: expect.stringContaining('limit of 8') } } });
  });
});
