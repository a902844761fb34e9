import { expect, it } from 'vitest';
import type { CommentThread } from './calls';
import { threadsByPlace } from './groupThreads';

const thread = (id: number, place: string) => ({ id, place }) as CommentThread;

it('threads are grouped by place, the oldest of a place first', () => {
  const groups = threadsByPlace([thread(9, 'course:1'), thread(8, 'major'), thread(3, 'course:1')]);
  expect(groups.map(({ place, threads }) => [place, threads.map(({ id }) => id)])).toEqual([
    ['course:1', [3, 9]],
    ['major', [8]],
  ]);
});
