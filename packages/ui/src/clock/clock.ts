/** The timers of a component, so that tests and stories can control time. */
export interface Clock {
  /** Calls back after so many milliseconds; the returned function calls it off. */
  schedule: (callback: () => void, milliseconds: number) => () => void;
}

/** The machine's own time. */
export const realClock: Clock = {
  schedule(callback, milliseconds) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A fake clock that only moves when `advance` is called, for tests and stories. */
export function createManualClock() {
  let now = 0;
  const waiting = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => now,
    schedule(callback: () => void, milliseconds: number) {
      const entry = { at: now + milliseconds, callback };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    /** Moves time on and calls everything that is due, in order. */
    advance(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const next = [...waiting].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        waiting.delete(next);
        now = next.at;
        next.callback();
      }
      now = end;
    },
  };
}
