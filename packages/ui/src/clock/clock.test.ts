import { expect, it } from 'vitest';
import { createManualClock } from './clock';

it('calls what is due, in order, and nothing that was called off', () => {
  const clock = createManualClock();
  const calls: string[] = [];
  clock.schedule(() => calls.push('late'), 300);
  clock.schedule(() => calls.push('early'), 100);
  const cancel = clock.schedule(() => calls.push('never'), 200);
  cancel();
  clock.advance(299);
  expect(calls).toEqual(['early']);
  clock.advance(1);
  expect(calls).toEqual(['early', 'late']);
});

it('calls what a callback schedules within the same span', () => {
  const clock = createManualClock();
  const calls: number[] = [];
  clock.schedule(() => clock.schedule(() => calls.push(2), 10), 10);
  clock.advance(20);
  expect(calls).toEqual([2]);
});
