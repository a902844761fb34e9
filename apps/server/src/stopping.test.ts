import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { httpMessages } from './http/messages';
import type { RequestVariables } from './http/requestLog';
import { listen, type Listener } from './serve';

let listener: Listener | undefined;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(async () => {
  agent.destroy();
  await listener?.drain();
});

/** A server whose /slow responds when it is released, and which counts what it began. */
async function start() {
  const begun: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const app = new Hono<{ Variables: RequestVariables }>();
  app.get('/slow', async (c) => {
    begun.push('/slow');
    await released;
    return c.text('done');
  });
  app.get('/streamed', () => {
    begun.push('/streamed');
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('first '));
        await released;
        controller.enqueue(new TextEncoder().encode('last'));
        controller.close();
      },
    });
    return new Response(body);
  });
  app.get('/quick', (c) => {
    begun.push('/quick');
    return c.text('done');
  });
  listener = await listen(app, 0, '127.0.0.1');
  return { listener, begun, release };
}

async function ask(port: number, path: string) {
  const sent = request({ port, host: '127.0.0.1', path, agent, headers: { 'accept-language': 'en' } });
  const response = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end();
  const [message] = await response;
  let text = '';
  for await (const chunk of message) text += String(chunk);
  return { status: message.statusCode, connection: message.headers.connection, text };
}

it('closes connections that only wait, at once', async () => {
  const { listener, begun } = await start();
  expect(await ask(listener.port, '/quick')).toMatchObject({ status: 200, connection: 'keep-alive' });
  await listener.drain();
  await expect(ask(listener.port, '/quick')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
  expect(begun).toEqual(['/quick']);
});

it.each(['/slow', '/streamed'])('ends what it took (%s), and then the connection on which it came', async (path) => {
  const { listener, begun, release } = await start();
  const answer = ask(listener.port, path);
  await expect.poll(() => begun).toEqual([path]);
  const drained = listener.drain();
  // Over the same connection, behind the one under way.
  const next = ask(listener.port, '/quick').then(
    ({ status }) => status,
    (error: unknown) => (error as NodeJS.ErrnoException).code,
  );
  release();
  expect(await answer).toMatchObject({ status: 200, text: path === '/slow' ? 'done' : 'first last' });
  await drained;
  expect(['ECONNREFUSED', 'ECONNRESET', 503]).toContain(await next);
  expect(begun).toEqual([path]);
});

it('begins nothing that a client sends ahead on a connection that is still at work, and says so where the answer can reach it', async () => {
  const { listener, begun, release } = await start();
  const answer = ask(listener.port, '/slow');
  await expect.poll(() => begun).toEqual(['/slow']);
  const socket = connect(listener.port, '127.0.0.1');
  await once(socket, 'connect');
  // Half a request: its connection is not an idle one.
  socket.write('GET /quick HTTP/1.1\r\nhost: localhost\r\n');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await new Promise((resolve) => setImmediate(resolve));
  const drained = listener.drain();
  socket.write('accept-language: en\r\n\r\n');
  await once(socket, 'close');
  if (text !== '') expect(text).toContain(httpMessages.stopping.en);
  expect(begun).toEqual(['/slow']);
  release();
  expect((await answer).text).toBe('done');
  await drained;
});
