import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { EventsAnswer, eventsResponse } from './eventsAnswer';
import { fileResponse, xlsxType } from './fileAnswer';
import { compressAnswers } from './compressAnswers';
import { codes } from './codes';
import { envelope } from './respond';

const text = '课程单元'.repeat(500);
const browser = 'gzip, deflate, br, zstd';

function app() {
  const made = new Hono();
  made.use(compressAnswers);
  made.get('/large', () => envelope(codes.success, 'success', text));
  made.get('/small', () => envelope(codes.success, 'success', 'a'.repeat(900)));
  made.get('/secret', async () => {
    const response = await envelope(codes.success, 'success', text);
    response.headers.set('cache-control', 'no-store, no-transform');
    return response;
  });
  made.get('/workbook', () => fileResponse({ name: 'a.xlsx', type: xlsxType, bytes: new Uint8Array(5000) }));
  made.get('/table', () => fileResponse({ name: 'a.csv', type: 'text/csv; charset=utf-8', bytes: new Uint8Array(5000) }));
  made.get('/events', () => {
    async function* events() {
      yield { data: text };
    }
    return eventsResponse(new EventsAnswer(events()), () => ({ code: '', message: '' }));
  });
  return made;
}

async function ask(path: string, encodings?: string, method = 'GET') {
  const response = await app().request(path, { method, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });
  const { headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, encoding: headers.get('content-encoding'), vary: headers.get('vary'), length: headers.get('content-length') };
}

it.each([
  [browser, 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['*', 'br'],
  ['GZIP', 'gzip'],
])('compresses a large answer for a client that takes %j, with %s', async (encodings, expected) => {
  const { bytes, encoding, vary, length } = await ask('/large', encodings);
  expect([encoding, vary, Number(length)]).toEqual([expected, 'Accept-Encoding', bytes.length]);
  expect(bytes.length).toBeLessThan(500);
  const plain = expected === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  expect(JSON.parse(plain.toString())).toEqual({ code: '0', message: 'success', data: text });
});

it.each([undefined, 'identity', 'br;q=0, gzip;q=0', 'zstd', 'nonsense;;;q=,'])(
  'sends it as it is to a client that takes %j',
  async (encodings) => {
    const { bytes, encoding, vary } = await ask('/large', encodings);
    expect([encoding, vary]).toEqual([null, 'Accept-Encoding']);
    expect(JSON.parse(Buffer.from(bytes).toString()).data).toBe(text);
  },
);

it('leaves alone what is small, what has no right to be changed, files that are compressed already, and streams', async () => {
  for (const path of ['/small', '/secret', '/workbook', '/events']) {
    const { bytes, encoding } = await ask(path, browser);
    expect([path, encoding, bytes.length > 100]).toEqual([path, null, true]);
  }
  expect((await ask('/table', browser)).encoding).toBe('br');
});

it('answers HEAD with no body', async () => {
  const { bytes, encoding } = await ask('/large', browser, 'HEAD');
  expect([bytes.length, encoding]).toEqual([0, null]);
});
