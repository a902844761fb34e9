import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { LaterPart } from './laterPart';

/** How it stands with a part that is shown. */
export interface ShownPart<Props> {
  /** The component, once it has come. */
  Part?: ComponentType<Props>;
  hasFailed: boolean;
  /** A try after a failure is under way. */
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Fetches a part that is to be shown now; it stands at once where it was fetched before. On a server, and while a page takes over what a server sent, it
 * has not come.
 */
export function useLaterPart<Props>(part: LaterPart<Props>): ShownPart<Props> {
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
