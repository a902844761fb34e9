import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { EventsAnswer, eventsResponse, toldAfter, type StreamEvent } from './eventsAnswer';

/** A stream whose second event comes when it is released. */
function aStream(stopping?: AbortSignal) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  async function* events(): AsyncGenerator<StreamEvent> {
    yield { id: 1, data: 'first' };
    await released;
    yield { id: 2, data: 'last' };
  }
  const explain = () => ({ code: '50000', message: 'gone' });
  const reader = eventsResponse(new EventsAnswer(events()), explain, stopping).body!.pipeThrough(new TextDecoderStream()).getReader();
  return { reader, release };
}

async function rest(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
}

it('tells its reader when to ask again as the server is told to stop, and still sends what comes', async () => {
  const stopping = new AbortController();
  const { reader, release } = aStream(stopping.signal);
  expect((await reader.read()).value).toBe('id: 1\ndata: "first"\n\n');
  stopping.abort();
  expect((await reader.read()).value).toBe('retry: 1000\n\n');
  release();
  expect(await rest(reader)).toBe('id: 2\ndata: "last"\n\n');
});

it('says the same at the beginning of a stream that is opened later', async () => {
  const { reader, release } = aStream(AbortSignal.abort());
  release();
  expect(await rest(reader)).toBe('retry: 1000\n\nid: 1\ndata: "first"\n\nid: 2\ndata: "last"\n\n');
});

it('does not fail when an event comes after its reader has left', async () => {
  const stopping = new AbortController();
  const { reader, release } = aStream(stopping.signal);
  await reader.read();
  await reader.cancel();
  // A failure here would end the process as an unhandled rejection, which Vitest reports.
  release();
  stopping.abort();
  await new Promise((resolve) => setImmediate(resolve));
});

it('keeps nothing of streams that are over, however many there were', async () => {
  const stopping = new AbortController();
  const collectGarbage = garbageCollector();
  for (let round = 0; round < 3; round += 1) {
    const streams = Array.from({ length: 20 }, () => aStream(stopping.signal));
    // What Node removes a listener by may be collected before it has to.
    collectGarbage();
    expect(getEventListeners(stopping.signal, 'abort')).toHaveLength(1);
    for (const { reader, release } of streams) {
      release();
      await rest(reader);
    }
  }
  // A stream that is over and still told ends the process, which Vitest reports.
  stopping.abort();
  await new Promise((resolve) => setImmediate(resolve));
});

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

it('tells an event only once what was to be done before is done, and ends the reading where its reader leaves', async () => {
  const order: string[] = [];
  async function* events(): AsyncGenerator<StreamEvent> {
    try {
      for (const data of ['first', 'second', 'third']) {
        order.push(`made ${data}`);
        yield { data };
      }
    } finally {
      order.push('left');
    }
  }
  const told = toldAfter(new EventsAnswer(events()), async () => void order.push('noted'));
  for await (const { data } of told.events) {
    order.push(`told ${String(data)}`);
    if (data === 'second') break;
  }
  expect(order).toEqual(['made first', 'noted', 'told first', 'made second', 'noted', 'told second', 'left']);
});
