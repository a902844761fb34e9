import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slowness, type Network } from './network';
import { portThrough } from './throughNetwork';

const calls = new Map([
  ['load', 'promise'],
  ['copy', 'stream'],
] as const);

function aPort() {
  return {
    name: 'a port',
    load: vi.fn(async (id: number) => `record ${id}`),
    async *copy() {
      yield 1;
      yield 2;
    },
    format: (id: number) => `#${id}`,
  };
}

const through = (port: ReturnType<typeof aPort>, network: Network, language = '80102') => portThrough(port, calls, network, language);

async function all<Piece>(stream: AsyncIterable<Piece>) {
  const pieces: Piece[] = [];
  for await (const piece of stream) pieces.push(piece);
  return pieces;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('answers late on a slow network, and streams piece by piece', async () => {
  const port = through(aPort(), 'slow');
  const answered = vi.fn();
  void port.load(7).then(answered);
  await vi.advanceTimersByTimeAsync(slowness.call - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith('record 7');

  const streamed = vi.fn();
  void all(port.copy()).then(streamed);
  await vi.advanceTimersByTimeAsync(2 * slowness.piece - 1);
  expect(streamed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(streamed).toHaveBeenCalledWith([1, 2]);
});

it.each([
  ['error', 'ApiError', '50000', 'Something went wrong on the server. Try again later.', '服务器出现错误，请稍后重试。'],
  ['signed-out', 'ApiError', '20022', 'Your sign-in has expired. Please sign in again.', '登录已过期，请重新登录。'],
  ['offline', 'NetworkError', undefined, 'System error: Failed to fetch', '系统错误 System error: Failed to fetch'],
] as const)('fails each call and stream as the client does: %s', async (network, name, code, english, chinese) => {
  const port = aPort();
  const failing = through(port, network);
  await expect(failing.load(7)).rejects.toMatchObject({ name, message: english, ...(code && { code }) });
  await expect(all(failing.copy())).rejects.toMatchObject({ name, message: english });
  expect(port.load).not.toHaveBeenCalled();
  await expect(through(port, network, '80101').load(7)).rejects.toMatchObject({ message: chinese });
});

it('leaves what calls no server as it is, and returns the same function each time', () => {
  const port = through(aPort(), 'offline');
  expect(port.name).toBe('a port');
  expect(port.format(7)).toBe('#7');
  expect(port.load).toBe(port.load);
});
