import type { Clock } from '@college/ui/clock';
import { useEffect, useRef, useState } from 'react';

/** What a second act waits for: that the first has begun, or that the time between the two is over. */
export type Awaited = 'nothing' | 'first' | 'delay';

/** Lets a second act follow the beginning of a first one by some time; a first one that fails, or leaving, calls it off. */
export function useFollowing(clock: Clock, delay: number) {
  const [awaited, setAwaited] = useState<Awaited>('nothing');
  const turn = useRef<{ stop?: () => void } | null>(null);
  useEffect(() => () => leave(turn), []);

  function callOff() {
    leave(turn);
    setAwaited('nothing');
  }

  return {
    awaited,
    callOff,
    /** `first` resolves with whether it has begun. */
    async begin(first: () => Promise<boolean>, second: () => void) {
      leave(turn);
      const mine: NonNullable<typeof turn.current> = {};
      turn.current = mine;
      setAwaited('first');
      const hasBegun = await first();
      if (turn.current !== mine) return;
      if (!hasBegun) return callOff();
      setAwaited('delay');
      mine.stop = clock.schedule(() => {
        callOff();
        second();
      }, delay);
    },
  };
}

function leave(turn: { current: { stop?: () => void } | null }) {
  turn.current?.stop?.();
  turn.current = null;
}
