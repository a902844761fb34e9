import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLogger } from './testing';
import { startUpkeep, type UpkeepPort } from './upkeep';

const limits = { interval: 1000, logBytes: 100, idleLooks: 3 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aPort() {
  const done: string[] = [];
  const state = { requests: 0, position: 0, done };
  const port: UpkeepPort = {
    requestCount: () => state.requests,
    logPosition: async () => {
      state.requests += 1;
      return state.position;
    },
    run: async (statement) => {
      state.requests += 1;
      done.push(statement);
    },
  };
  return { state, port };
}

it('checkpoints when the log has grown past its limit, not before', async () => {
  const { state, port } = aPort();
  const upkeep = startUpkeep(port, silentLogger, limits);
  Object.assign(state, { requests: 5, position: 100 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.done).toEqual([]);
  Object.assign(state, { requests: 9, position: 101 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.done).toEqual(['checkpoint']);
  await upkeep.stop();
});

it('vacuums once after an idle period, and not again until something was written', async () => {
  const { state, port } = aPort();
  const upkeep = startUpkeep(port, silentLogger, limits);
  Object.assign(state, { requests: 5, position: 10 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(state.done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.done).toEqual(['vacuum analyze', 'checkpoint']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.done).toHaveLength(2);
  Object.assign(state, { requests: 99, position: 20 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.done).toEqual(['vacuum analyze', 'checkpoint', 'vacuum analyze', 'checkpoint']);
  await upkeep.stop();
});

it('does both before it stops, and continues after a failure', async () => {
  const { state, port } = aPort();
  const warn = vi.fn();
  let fails = true;
  const failing: UpkeepPort = { ...port, logPosition: () => (fails ? Promise.reject(new Error('busy')) : port.logPosition()) };
  const upkeep = startUpkeep(failing, { ...silentLogger, warn }, limits);
  Object.assign(state, { requests: 5, position: 500 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(warn).toHaveBeenCalledOnce();
  fails = false;
  state.requests += 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.done).toEqual(['checkpoint']);
  await upkeep.stop();
  expect(state.done).toEqual(['checkpoint', 'vacuum analyze', 'checkpoint']);
});
