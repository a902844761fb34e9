import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { LazyPart } from './lazyPart';

/** The loading state of a part that is shown. */
export interface ShownPart<Props> {
  /** The component, once it is loaded. */
  Part?: ComponentType<Props>;
  hasFailed: boolean;
  /** Whether it is being loaded again after a failure. */
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Loads a part that is shown now; it renders at once if it was loaded before. During server rendering and hydration it is
 * not loaded.
 */
export function useLazyPart<Props>(part: LazyPart<Props>): ShownPart<Props> {
  const Part = useSyncExternalStore(part.subscribe, part.component, notOnServer);
  const [tries, setTries] = useState(1);
  const [failures, setFailures] = useState(0);
  const isHere = Part !== undefined;

  useEffect(() => {
    if (isHere) return;
    let isGone = false;
    part.fetch().catch(() => isGone || setFailures(tries));
    return () => {
      isGone = true;
    };
  }, [part, tries, isHere]);

  return {
    Part,
    hasFailed: !isHere && failures > 0,
    isRetrying: failures > 0 && tries > failures,
    retry: () => setTries(failures + 1),
  };
}

function notOnServer() {
  return undefined;
}
