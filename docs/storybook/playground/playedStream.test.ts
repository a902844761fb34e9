import { expect, it, vi } from 'vitest';
import { slowness } from '../toolbars/network';
import { playedStream } from './playedStream';
import { editsBetween, type PlayedCall } from './playground';

const own = [{ done: 1 }, { done: 2 }, { done: 3 }];

async function* ownStream() {
  yield* own;
}

/** The received parts, what the panel was notified of, and the failure. */
async function run(played: PlayedCall, source: () => AsyncIterable<unknown> = ownStream) {
  const parts: unknown[] = [];
  const tell = vi.fn<(parts: readonly unknown[]) => void>();
  let failure: unknown;
  try {
    for await (const part of playedStream(source, played, '80102', tell)) parts.push(part);
  } catch (error) {
    failure = error;
  }
  return { parts, told: tell.mock.calls.map(([told]) => told), failure };
}

it('tells the parts as they come, and changes them as they come', async () => {
  const { parts, told } = await run({ edits: editsBetween(own, [{ done: 1 }, { done: 9 }, { done: 3 }]) });
  expect(parts).toEqual([{ done: 1 }, { done: 9 }, { done: 3 }]);
  expect(told).toEqual([own.slice(0, 1), own.slice(0, 2), own]);
});

it('takes an edited list instead of the parts, and still tells what the story replies', async () => {
  const { parts, told } = await run({ edits: editsBetween(own, [{ done: 7 }]) });
  expect(parts).toEqual([{ done: 7 }]);
  expect(told.at(-1)).toEqual(own);
});

it('fails before the first part, or after those of an edited list', async () => {
  const fails = { failure: expect.objectContaining({ message: expect.stringMatching(/server/) }) };
  expect(await run({ fault: 'error' })).toMatchObject({ parts: [], ...fails });
  expect(await run({ fault: 'error', edits: [[[], [{ done: 1 }]]] })).toMatchObject({ parts: [{ done: 1 }], ...fails });
});

it('waits before each part', async () => {
  const after = vi.spyOn(slowness, 'after').mockResolvedValue();
  await run({ delay: 500 });
  expect(after.mock.calls).toEqual([[500], [500], [500]]);
  after.mockRestore();
});
