import { expect, it } from 'vitest';
import { takeTurns } from './takeTurns';

it('lets two run at a time, the others in the order they came, and goes on after a failure', async () => {
  const turns = takeTurns(2);
  const started: number[] = [];
  const finish: ((error?: Error) => void)[] = [];
  const acts = [0, 1, 2, 3].map((number) =>
    turns(() => {
      started.push(number);
      return new Promise<number>((resolve, reject) => finish.push((error) => (error ? reject(error) : resolve(number))));
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  finish[0]?.(new Error('failed'));
  await expect(acts[0]).rejects.toThrow('failed');
  expect(started).toEqual([0, 1, 2]);
  finish[1]?.();
  expect(await acts[1]).toBe(1);
  expect(started).toEqual([0, 1, 2, 3]);
  finish[2]?.();
  finish[3]?.();
  expect(await Promise.all(acts.slice(2))).toEqual([2, 3]);
});
