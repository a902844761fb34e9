import type { ReactNode } from 'react';
import { requestIdOf } from '../RequestId/requestIdOf';
import { systemClock, type ToastClock } from './toastClock';

/** Milliseconds after which a toast closes by itself (core §9). */
export const TOAST_DURATION = 3000;

/** Milliseconds for one that names the request that failed: long enough to copy its id. */
export const FAULT_DURATION = 20_000;

/** The maximum number of visible toasts, so that they never cover the whole page. */
export const MOST_TOASTS = 5;

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  /** The act in a word: `撤销`, `重试`. */
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** @default 'info' */
  type?: ToastType;
  message: ReactNode;
  /** A second, muted line. */
  description?: ReactNode;
  /** Milliseconds until it closes; `Infinity` leaves it until it is closed. @default 3000, or 20000 where the message names a request */
  duration?: number;
  /** One thing to do about it; doing it closes the toast. */
  action?: ToastAction;
  /** Replaces the sign of the type. */
  icon?: ReactNode;
}

export interface Toast extends ToastOptions {
  id: string;
  type: ToastType;
}

export type ToastQueue = ReturnType<typeof createToastQueue>;

interface Countdown {
  remaining: number;
  startedAt: number;
  stop: () => void;
}

/** The toasts on show, oldest first, each with its own countdown; pausing stops all of them. Where there are too many, the oldest that would close by itself makes room. */
export function createToastQueue(clock: ToastClock = systemClock) {
  let toasts: readonly Toast[] = [];
  let isPaused = false;
  let lastId = 0;
  const countdowns = new Map<string, Countdown>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function start(id: string, countdown: Countdown) {
    countdown.startedAt = clock.now();
    countdown.stop = clock.schedule(() => close(id), countdown.remaining);
  }

  function close(id: string) {
    countdowns.get(id)?.stop();
    countdowns.delete(id);
    const left = toasts.filter((toast) => toast.id !== id);
    if (left.length !== toasts.length) publish(left);
  }

  function closeOldest() {
    const passing = toasts.find(({ duration = TOAST_DURATION }) => Number.isFinite(duration));
    if (passing) close(passing.id);
  }

  function restartCountdown(id: string, duration: number) {
    countdowns.get(id)?.stop();
    countdowns.delete(id);
    if (!Number.isFinite(duration)) return;
    const countdown: Countdown = { remaining: duration, startedAt: clock.now(), stop: () => undefined };
    countdowns.set(id, countdown);
    if (!isPaused) start(id, countdown);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToasts: () => toasts,
    /** Shows a toast. An error already on show is not shown twice, because several parts of a page may report the same failure, each of another request; new details are added to it. */
    show({ type = 'info', duration, ...options }: ToastOptions) {
      const equal = type === 'error' ? toasts.find((toast) => toast.type === type && sentenceOf(toast) === sentenceOf(options)) : undefined;
      const id = equal?.id ?? String(++lastId);
      const shownFor = duration ?? (sentenceOf(options) === options.message ? TOAST_DURATION : FAULT_DURATION);
      if (equal) publish(toasts.map((toast) => (toast === equal ? { ...equal, ...given(options), message: equal.message } : toast)));
      else {
        if (toasts.length >= MOST_TOASTS) closeOldest();
        publish([...toasts, { ...options, id, type, duration: shownFor }]);
      }
      restartCountdown(id, shownFor);
      return id;
    },
    close,
    closeNewest() {
      const newest = toasts.at(-1);
      if (newest) close(newest.id);
      return newest !== undefined;
    },
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const countdown of countdowns.values()) {
        countdown.stop();
        countdown.remaining -= clock.now() - countdown.startedAt;
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, countdown] of countdowns) start(id, countdown);
    },
    /** Stops every countdown, for when nobody shows the toasts any more. */
    dispose() {
      for (const countdown of countdowns.values()) countdown.stop();
      countdowns.clear();
      publish([]);
    },
  };
}

/** The message without the request that it names. */
function sentenceOf({ message }: Pick<ToastOptions, 'message'>): ReactNode {
  return typeof message === 'string' ? requestIdOf(message).sentence : message;
}

function given(options: Partial<Toast>): Partial<Toast> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
