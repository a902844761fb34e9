import { useEffect } from 'react';
import type { LazyPart } from './lazyPart';

/** Longest wait for an idle browser, in milliseconds. */
const LONGEST_WAIT = 2000;

/**
 * Preloads parts when the browser is idle after the widget renders, so that they open without waiting; skipped where they cannot be opened, and
 * offline, since some browsers cache a failed import until the page is reloaded. Pass a stable list.
 */
export function usePreloadedParts(parts: readonly Pick<LazyPart<never>, 'fetch'>[], isSkipped = false) {
  useEffect(() => {
    if (isSkipped || !navigator.onLine) return;
    // A part that fails here is loaded again, and its failure shown, when it is opened.
    const fetchAll = () => parts.forEach((part) => part.fetch().catch(() => undefined));
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAll, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAll, { timeout: LONGEST_WAIT });
    return () => cancelIdleCallback(idle);
  }, [parts, isSkipped]);
}
