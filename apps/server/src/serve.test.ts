import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from './createApp';
import { describeOnOneEngine } from './db/testing';
import { defaultSettings } from './http/services';
import { listen, type Listener } from './serve';

describeOnOneEngine('the server on a connection', (database) => {
  let folder = '';
  let server: Listener;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'college-serve-'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>工作台</title>');
    const services = { database: database.current, log: pino({ level: 'silent' }), now: () => new Date(), settings: defaultSettings };
    server = await listen(createApp({ ...services, checkAnswers: true, web: { workbench: folder } }), 0, '127.0.0.1');
  });
  afterAll(async () => {
    await server.drain();
    await rm(folder, { recursive: true, force: true });
  });

  async function send(...lines: string[]): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    let reply = '';
    socket.on('data', (bytes: Buffer) => (reply += bytes.toString()));
    socket.write(lines.join('\r\n'));
    await once(socket, 'close');
    return reply;
  }
  const ask = (line: string, ...more: string[]) => send(line, 'Host: a', 'Connection: close', ...more, '', '');

  it('keeps a waiting connection longer than proxies do, which is a minute', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/course/`);
    await response.text();
    expect(Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
  });

  it.each(['/health', '/college/api/auth/login', '/course/'])('does not echo a TRACE of %s', async (path) => {
    const reply = await ask(`TRACE ${path} HTTP/1.1`, 'X-Mark: from the request');
    expect(reply).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(reply).not.toContain('from the request');
  });

  const hidden = '0\r\n\r\nGET /health HTTP/1.1\r\nHost: a\r\n\r\n';
  it.each([
    [['Content-Length: 4', 'Transfer-Encoding: chunked']],
    [['Content-Length: 4', 'Content-Length: 40']],
    [['Transfer-Encoding: xchunked']],
    [['Transfer-Encoding : chunked']],
    [['X-One: a\nX-Two: b']],
  ])('refuses a request that could be read as two: %j', async (headers) => {
    const reply = await send('POST /college/api/auth/login HTTP/1.1', 'Host: a', 'Connection: close', ...headers, '', hidden);
    expect(reply).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
});
