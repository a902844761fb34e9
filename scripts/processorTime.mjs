/** Measures the processor time of programs and their child processes; on Linux only, from /proc. */
import { readdirSync, readFileSync } from 'node:fs';

const isKnown = process.platform === 'linux';
const ticksPerSecond = 100;
const interval = 250;

/**
 * Sums processor time by label. Processes are looked at four times a second, so that what outlives its parent (a browser's renderers, a database) is
 * counted too; the last quarter of a second of each process may be missing.
 */
export function createMeter() {
  /** @type {Map<string, { label: string, ticks: number }>} */
  const seen = new Map();
  const timer = isKnown ? setInterval(look, interval) : undefined;
  timer?.unref();

  function look() {
    const running = processes();
    for (const one of running.values()) {
      const entry = seen.get(one.key);
      if (entry) entry.ticks = one.ticks;
      else {
        const label = labelOf(one, running);
        if (label) seen.set(one.key, { label, ticks: one.ticks });
      }
    }
  }

  /** The label of the nearest ancestor that has one. */
  function labelOf(one, running) {
    for (let at = one; at; at = running.get(at.parent)) {
      const label = seen.get(at.key)?.label;
      if (label) return label;
    }
    return undefined;
  }

  return {
    /** Counts a process, and what it starts, under a label. */
    watch(pid, label) {
      const one = isKnown && pid !== undefined ? processOf(pid) : undefined;
      if (one) seen.set(one.key, { label, ticks: one.ticks });
    },
    /** Seconds of processor time under a label; undefined where they cannot be known. */
    seconds(label) {
      if (!isKnown) return undefined;
      look();
      const ticks = [...seen.values()].filter((entry) => entry.label === label).reduce((sum, entry) => sum + entry.ticks, 0);
      return ticks / ticksPerSecond;
    },
    stop: () => clearInterval(timer),
  };
}

/** Seconds of processor time of the programs that this process started and that have ended; undefined where they cannot be known. */
export function processorTimeOfChildren() {
  return isKnown ? Number(processOf(process.pid)?.waitedTicks) / ticksPerSecond : undefined;
}

function processes() {
  const running = new Map();
  for (const name of readdirSync('/proc')) {
    const one = /^\d+$/.test(name) ? processOf(Number(name)) : undefined;
    if (one) running.set(one.pid, one);
  }
  return running;
}

function processOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return {
      pid,
      key: `${pid} ${fields[19]}`,
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
      waitedTicks: Number(fields[13]) + Number(fields[14]),
    };
  } catch {
    return undefined; // It ended while the list was read.
  }
}
