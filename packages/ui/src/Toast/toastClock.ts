/** Time as the toasts see it; tests and stories pass their own. */
export interface ToastClock {
  now: () => number;
  /** Calls back once after `delay` milliseconds; the returned function calls it off. */
  schedule: (callback: () => void, delay: number) => () => void;
}

/** The machine's own clock. */
export const systemClock: ToastClock = {
  now: () => performance.now(),
  schedule: (callback, delay) => {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};
