import { useEffect, useEffectEvent } from 'react';

/** After so many milliseconds a server that could not be reached is tried again; later tries wait longer. */
const pauses = [5000, 15_000, 30_000, 60_000];

interface ResumptionOptions {
  /** What failed and waits for the server, after how many tries in vain; another object starts another pause, nothing tries nothing. */
  waiting: { tries: number } | null | undefined;
  /** Tries once; aborted when nothing waits any more. Never rejects. */
  goOn: (signal: AbortSignal) => Promise<void>;
  /** Whether a try would not interrupt the user; checked each time. @default always */
  canInterrupt?: (() => boolean) | undefined;
}

/** Tries what failed again by itself, one try at a time: as soon as there is a network, and after pauses that grow. */
export function useResumption({ waiting, goOn, canInterrupt }: ResumptionOptions) {
  const canGoOn = useEffectEvent(() => navigator.onLine && canInterrupt?.() !== false);
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    if (!waiting) return undefined;
    const controller = new AbortController();
    let isUnderWay = false;
    const tryOnce = async () => {
      if (isUnderWay || !canGoOn()) return;
      isUnderWay = true;
      await goOnNow(controller.signal);
      isUnderWay = false;
    };
    const handleOnline = () => void tryOnce();
    window.addEventListener('online', handleOnline);
    const timer = setInterval(handleOnline, pauses[Math.min(waiting.tries, pauses.length - 1)]);
    return () => {
      window.removeEventListener('online', handleOnline);
      clearInterval(timer);
      controller.abort();
    };
  }, [waiting]);
}
