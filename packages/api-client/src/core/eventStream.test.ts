import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createClient } from './client';
import { endpoint } from './endpoint';

const progress = z.object({ no: z.number(), message: z.string(), percent: z.number() });
const watchCopy = endpoint({
  method: 'GET',
  path: '/copy',
  auth: 'signedIn',
  writes: true,
  query: z.object({ unique: z.string() }),
  data: progress,
  reply: 'events',
  summary: 'Copies.',
});
const event = (no: number, percent: number) => `data: ${JSON.stringify({ no, message: `第${no}步`, percent })}\n\n`;

function streamOf(chunks: readonly Uint8Array[], { end = 'close' }: { end?: 'close' | 'break' | 'open' } = {}) {
  const cancel = vi.fn();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks[next++];
      if (chunk) controller.enqueue(chunk);
      else if (end === 'close') controller.close();
      else if (end === 'break') controller.error(new TypeError('terminated'));
    },
    cancel,
  });
  const fetchReply = vi.fn<typeof fetch>(async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  return { client: createClient({ fetch: fetchReply, session: { authToken: () => 't', clear: () => undefined } }), fetchReply, cancel };
}

function bytesOf(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.slice(index * size, (index + 1) * size));
}

async function collect(stream: AsyncIterable<{ percent: number }>) {
  const percents: number[] = [];
  for await (const { percent } of stream) percents.push(percent);
  return percents;
}

describe('Client.stream', () => {
  it.each([1, 3, 1000])('yields events that arrive in chunks of %i bytes', async (size) => {
    const { client, fetchReply } = streamOf(bytesOf(event(1, 5) + event(2, 20) + event(3, 100), size));
    await expect(collect(client.stream(watchCopy, { query: { unique: 'u' } }))).resolves.toEqual([5, 20, 100]);
    expect(fetchReply.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', headers: { authToken: 't', accept: 'text/event-stream' } });
  });

  it('ends without a second request when the server ends before 100', async () => {
    const { client, fetchReply } = streamOf(bytesOf(event(1, 5), 1000));
    await expect(collect(client.stream(watchCopy, { query: { unique: 'u' } }))).resolves.toEqual([5]);
    expect(fetchReply).toHaveBeenCalledOnce();
  });

  it('throws a network failure when the connection breaks', async () => {
    const { client, fetchReply } = streamOf(bytesOf(event(1, 5), 1000), { end: 'break' });
    await expect(collect(client.stream(watchCopy, { query: { unique: 'u' } }))).rejects.toMatchObject({
      reason: 'connection',
      detail: 'terminated',
    });
    expect(fetchReply).toHaveBeenCalledOnce();
  });

  it('throws the error that the server sends as its last event', async () => {
    const { client } = streamOf(bytesOf(`${event(1, 5)}event: error\ndata: {"code":"30004","message":"没有这次复制"}\n\n`, 1000));
    await expect(collect(client.stream(watchCopy, { query: { unique: 'u' } }))).rejects.toMatchObject({
      code: '30004',
      message: '没有这次复制',
    });
  });

  it('takes a message of null in that event as none', async () => {
    const { client } = streamOf(bytesOf('event: error\ndata: {"code":30004,"message":null}\n\n', 1000));
    await expect(collect(client.stream(watchCopy, { query: { unique: 'u' } }))).rejects.toMatchObject({
      code: '30004',
      message: 'code 30004',
    });
  });

  it('closes the connection when the reader stops', async () => {
    const { client, cancel } = streamOf(bytesOf(event(1, 5) + event(2, 20), 1000), { end: 'open' });
    for await (const { percent } of client.stream(watchCopy, { query: { unique: 'u' } })) {
      expect(percent).toBe(5);
      break;
    }
    await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
  });

  it('throws what an envelope in place of the stream means', async () => {
    const onLoginInvalid = vi.fn();
    const client = createClient({ fetch: async () => Response.json({ code: '20021', message: '未登录', data: null }), onLoginInvalid });
    await expect(collect(client.stream(watchCopy, { query: { unique: 'u' } }))).rejects.toMatchObject({ code: '20021' });
    expect(onLoginInvalid).toHaveBeenCalledExactlyOnceWith('未登录');
  });
});
