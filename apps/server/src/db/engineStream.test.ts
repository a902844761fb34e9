import { expect, it, vi } from 'vitest';
import { EngineStream } from './engineStream';

const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const sync = Buffer.from([0x53, 0, 0, 0, 4]);
const parse = Buffer.from([0x50, 0, 0, 0, 5, 0]);
const terminate = Buffer.from([0x58, 0, 0, 0, 4]);

function streamOn(ask: (act: string, bytes?: Uint8Array) => Promise<Uint8Array>) {
  return new EngineStream({
    thread: async () => ({ ask, requestCount: 0, memoryBytes: 0, onEnd: () => () => undefined, stop: async () => undefined }),
  });
}

function written(stream: EngineStream, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => stream.write(bytes, (error) => (error ? reject(error) : resolve())));
}

it('sends what belongs together as one request', async () => {
  const ask = vi.fn(async () => new Uint8Array());
  const stream = streamOn(ask);
  await written(stream, startup);
  await written(stream, parse);
  await written(stream, sync);
  expect(ask.mock.calls).toEqual([
    ['start', Uint8Array.from(startup)],
    ['query', Uint8Array.from(Buffer.concat([parse, sync]))],
  ]);
});

it("does not forward a client's Terminate message to the engine, which serves the next client and may be closing already", async () => {
  const ask = vi.fn(async () => new Uint8Array());
  const stream = streamOn(ask);
  await written(stream, startup);
  await written(stream, terminate);
  expect(ask).toHaveBeenCalledTimes(1);
});
