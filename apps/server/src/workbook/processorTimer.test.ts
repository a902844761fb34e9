import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProcessorTimer } from './processorTimer';

/** Milliseconds of processor time that the process gets in each of wall time. */
let share = 1;
let used = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  used = 0;
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({ user: used * 1000 - (before?.user ?? 0), system: 0 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    used += 10 * share;
    vi.advanceTimersByTime(10);
  }
}

it.each([
  ['has the machine for itself', 1, 2000],
  ['gets a quarter of it', 0.25, 8000],
  ['waits for something else', 0, 20_000],
])('is spent by work that %s after its own time', (_, given, wall) => {
  share = given;
  const spent = vi.fn();
  startProcessorTimer(2000, spent);
  pass(wall - 40);
  expect(spent).not.toHaveBeenCalled();
  pass(80);
  expect(spent).toHaveBeenCalledOnce();
});

it('is not called once it is stopped', () => {
  share = 1;
  const spent = vi.fn();
  const stop = startProcessorTimer(2000, spent);
  pass(1000);
  stop();
  pass(30_000);
  expect(spent).not.toHaveBeenCalled();
});
