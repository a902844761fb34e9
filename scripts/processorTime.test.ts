import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createMeter } from './processorTime.mjs';

/** A program that computes for that long by the count of its own process. */
const busy = (ms: number) => `while (Object.values(process.cpuUsage()).reduce((sum, each) => sum + each) < ${ms * 1000}) Math.random();`;

test.runIf(process.platform === 'linux')(
  'the time of a program holds what its children used, also of one that outlives it',
  async () => {
    const meter = createMeter();
    const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${busy(900)} setTimeout(() => {}, 500)`)}], { detached: true, stdio: 'inherit' }).unref();`;
    const program = spawn(process.execPath, ['-e', `${child} ${busy(500)} setTimeout(() => {}, 400)`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    meter.watch(program.pid, 'one');
    // The pipe closes when the last of them has ended.
    await once(program, 'close');
    const seconds = meter.seconds('one') ?? 0;
    meter.stop();
    expect(seconds).toBeGreaterThan(1.3);
    expect(seconds).toBeLessThan(2.5);
    expect(meter.seconds('another')).toBe(0);
  },
  30_000,
);
