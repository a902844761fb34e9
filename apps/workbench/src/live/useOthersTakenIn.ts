import type { SavedKind } from '@college/curriculum-model';
import { useEffect, useEffectEvent, useRef } from 'react';
import { watchBusy } from './isBusy';
import { createTakingIn } from './takingIn';

/** Brings what others saved onto the page, one reading at a time, and not while something on it began from what is older. */
export function useOthersTakenIn(takeOthersIn: (kinds: ReadonlySet<SavedKind>) => Promise<boolean>): (kinds: readonly SavedKind[]) => void {
  const take = useEffectEvent(takeOthersIn);
  const taking = useRef<ReturnType<typeof createTakingIn>>(null);
  useEffect(() => {
    const { isBusy, close } = watchBusy();
    const opened = createTakingIn({ take: (kinds) => take(kinds), isBusy });
    taking.current = opened;
    return () => {
      close();
      opened.close();
    };
  }, []);
  return (kinds) => taking.current?.note(kinds);
}
