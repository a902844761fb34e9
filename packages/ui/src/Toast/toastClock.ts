import { realClock, type Clock } from '../clock';

/** Time as the toasts see it; tests and stories pass a manual one. */
export interface ToastClock extends Clock {
  /** Milliseconds since some fixed moment. */
  now: () => number;
}

/** The machine's own time. */
export const systemClock: ToastClock = { ...realClock, now: () => performance.now() };
