import { useEffect } from 'react';
import type { LaterPart } from './laterPart';

/** Longest wait for a quiet moment, in milliseconds. */
const LONGEST_WAIT = 2000;

/**
 * Fetches parts in a quiet moment after the widget shows, so that they are there when they are opened; not where nobody will open them, and not without
 * a network, since some browsers keep a failure until the page is loaded again. Give it the same list each time.
 */
export function usePartsSoon(parts: readonly Pick<LaterPart<never>, 'fetch'>[], isSkipped = false) {
  useEffect(() => {
    if (isSkipped || !navigator.onLine) return;
    // What fails here is fetched again, and its failure said, when it is opened.
    const fetchAll = () => parts.forEach((part) => part.fetch().catch(() => undefined));
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAll, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAll, { timeout: LONGEST_WAIT });
    return () => cancelIdleCallback(idle);
  }, [parts, isSkipped]);
}
