import type { SavedKind } from '@college/curriculum-model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTakingIn } from './takingIn';

/** A page whose readings a test answers. */
function aPage() {
  const asked: SavedKind[][] = [];
  const answers: ((isDone: boolean) => void)[] = [];
  let busy = false;
  const taking = createTakingIn({
    take: (kinds) => {
      asked.push([...kinds]);
      return new Promise((resolve) => answers.push(resolve));
    },
    isBusy: () => busy,
  });
  return { asked, answers, taking, setBusy: (next: boolean) => (busy = next) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads at once, one reading at a time, and all that came meanwhile with the next', async () => {
  const { asked, answers, taking } = aPage();
  taking.note(['course']);
  expect(asked).toEqual([['course']]);
  taking.note(['goals']);
  taking.note(['points', 'goals']);
  expect(asked).toHaveLength(1);
  answers[0]!(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([['course'], ['goals', 'points']]);
  answers[1]!(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

it('waits as long as the page is busy', async () => {
  const { asked, taking, setBusy } = aPage();
  setBusy(true);
  taking.note(['course']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([]);
  setBusy(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([['course']]);
});

it('asks again for what could not be taken in, at once with what comes next', async () => {
  const { asked, answers, taking } = aPage();
  taking.note(['course']);
  answers[0]!(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(1);
  taking.note(['goals']);
  expect(asked[1]).toEqual(['course', 'goals']);
  answers[1]!(false);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked[2]).toEqual(['course', 'goals']);
  taking.close();
  answers[2]!(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});
