import { createClient, NetworkError } from '@college/api-client';
import { expect, it, vi } from 'vitest';
import { laterSource } from './laterSource';

function aSource() {
  return {
    loadPoint: async (id: number) => `point ${id}`,
    async *watch(upTo: number) {
      for (let step = 1; step <= upTo; step++) yield step;
    },
  };
}

const client = createClient({ session: { authToken: () => undefined, clear: () => {}, language: () => '80101' } });
const later = (load: () => Promise<ReturnType<typeof aSource>>) => laterSource({ client, load, streams: { watch: true } });

it('loads its calls once, with the first of them', async () => {
  const load = vi.fn(async () => aSource());
  const source = later(load);
  expect(load).not.toHaveBeenCalled();
  await expect(Promise.all([source.loadPoint(1), source.loadPoint(2)])).resolves.toEqual(['point 1', 'point 2']);
  expect(load).toHaveBeenCalledOnce();
});

it('brings streams through, to their end and to an early one', async () => {
  const source = later(async () => aSource());
  const steps: number[] = [];
  for await (const step of source.watch(3)) steps.push(step);
  expect(steps).toEqual([1, 2, 3]);
  for await (const step of source.watch(3)) {
    steps.push(step);
    break;
  }
  expect(steps).toEqual([1, 2, 3, 1]);
});

it('fails with the sentence of a lost connection where they do not come, and tries again', async () => {
  const load = vi.fn(async () => aSource()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const source = later(load);
  const failure: unknown = await source.loadPoint(1).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkError);
  expect(failure).toHaveProperty('message', '系统错误 System error: Failed to fetch');
  await expect(source.loadPoint(1)).resolves.toBe('point 1');
});
