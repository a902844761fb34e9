import { expect, it } from 'vitest';
import { LaneFullError, takeFairTurns } from './takeFairTurns';

/** Acts that run until the test ends them; `log` has their names in the order of their start. */
function scene(options: { places: number; mostWaiting: number }) {
  const turns = takeFairTurns(options);
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    log,
    act: (lane: string, name: string) =>
      turns.run(lane, async () => {
        log.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    pass: (lane: string, name: string) => turns.pass(lane).then(() => void log.push(name)),
    async end(name: string) {
      await new Promise((resolve) => setImmediate(resolve));
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('lets a lane with one act wait for one act of each other lane at most', async () => {
  const { act, end, log } = scene({ places: 1, mostWaiting: 10 });
  const acts = [act('many', 'many 1'), act('many', 'many 2'), act('many', 'many 3'), act('one', 'one'), act('other', 'other')];
  for (const name of ['many 1', 'many 2', 'one', 'other', 'many 3']) await end(name);
  await Promise.all(acts);
  expect(log).toEqual(['many 1', 'many 2', 'one', 'other', 'many 3']);
});

it('lets nobody wait for those who pass, and those who pass wait for the others', async () => {
  const { act, pass, end, log } = scene({ places: 1, mostWaiting: 100 });
  const first = act('a', 'first');
  const passing = Array.from({ length: 24 }, (_, index) => pass('a', `pass ${index}`));
  const last = act('a', 'last');
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(['first']);
  await end('first');
  expect(log).toHaveLength(26);
  expect(log).toContain('last');
  await end('last');
  await Promise.all([first, ...passing, last]);
});

it('refuses what would wait behind too many of its own lane, and no other lane', async () => {
  const { act, end, log } = scene({ places: 1, mostWaiting: 2 });
  const acts = [act('a', '1'), act('a', '2'), act('a', '3')];
  await expect(act('a', '4')).rejects.toThrow(LaneFullError);
  acts.push(act('b', 'b'));
  for (const name of ['1', '2', 'b', '3']) await end(name);
  await Promise.all(acts);
  expect(log).toEqual(['1', '2', 'b', '3']);
});

it('runs two at a time, the others in order of arrival, and continues after a failure', async () => {
  const turns = takeFairTurns({ places: 2 });
  const started: number[] = [];
  const finish: ((error?: Error) => void)[] = [];
  const acts = [0, 1, 2, 3].map((number) =>
    turns.run('a', () => {
      started.push(number);
      return new Promise<number>((resolve, reject) => finish.push((error) => (error ? reject(error) : resolve(number))));
    }),
  );
  await expect.poll(() => started).toEqual([0, 1]);
  finish[0]?.(new Error('failed'));
  await expect(acts[0]).rejects.toThrow('failed');
  await expect.poll(() => started).toEqual([0, 1, 2]);
  finish[1]?.();
  expect(await acts[1]).toBe(1);
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  finish[2]?.();
  finish[3]?.();
  expect(await Promise.all(acts.slice(2))).toEqual([2, 3]);
});
