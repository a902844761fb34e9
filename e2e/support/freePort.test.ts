import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './freePort';

it('passes over a port that somebody listens on', async () => {
  const somebody = createServer().listen(0, '127.0.0.1');
  await once(somebody, 'listening');
  const { port: taken } = somebody.address() as AddressInfo;
  const next = await freePort();
  const choices = [taken, next];
  expect(await freePort(() => choices.shift()!)).toBe(next);
  await expect(freePort(() => taken)).rejects.toThrow('all taken');
  somebody.close();
});

it('stays below the ports that systems give to connections', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_000);
});
