import { useEffect, useSyncExternalStore } from 'react';
import type { TooltipBubble } from './TooltipBubble';

let shown: typeof TooltipBubble | undefined;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the bubble: what places it weighs more than a button, and most tooltips never open. After a failure the next call tries again. */
function fetchBubble() {
  coming ??= import('./TooltipBubble').then(
    ({ TooltipBubble: Bubble }) => {
      shown = Bubble;
      for (const listener of listeners) listener();
    },
    () => {
      coming = undefined;
    },
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The bubble of all tooltips, once it is here; it is fetched when the browser is idle, and at once where a tooltip is open. */
export function useBubble(isOpen: boolean) {
  const Bubble = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  const isHere = Bubble !== undefined;
  useEffect(() => {
    // Offline it waits for a tooltip to open: some browsers keep a failed import until the page is loaded again.
    if (isHere || (!isOpen && !navigator.onLine)) return undefined;
    if (isOpen || typeof requestIdleCallback !== 'function') {
      fetchBubble();
      return undefined;
    }
    const idle = requestIdleCallback(fetchBubble);
    return () => cancelIdleCallback(idle);
  }, [isHere, isOpen]);
  return { Bubble };
}
