import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../support/isFocusLost';

/** Lists of findings carry it at their root, which takes the focus when the last finding is mended. */
export const findingsRoot = { 'data-findings': '', tabIndex: -1 } as const;

/** Keeps the focus in a list when the row of this element goes: it moves to the row that is at its place then. */
export function useFocusBeside() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = ref.current?.closest('li');
    const root = row?.closest<HTMLElement>('[data-findings]');
    if (!row || !root) return;
    return () => {
      const at = [...root.querySelectorAll('li')].indexOf(row);
      // A window that closes gives the focus back in the next frame, to a button that is gone by then.
      requestAnimationFrame(() => requestAnimationFrame(() => !row.isConnected && isFocusLost() && focusNearest(root, at)));
    };
  }, []);
  return ref;
}

function focusNearest(root: HTMLElement, at: number): void {
  const rows = root.querySelectorAll('li');
  const nearest = rows[Math.min(at, rows.length - 1)];
  (nearest?.querySelector<HTMLElement>('button, a[href]') ?? root).focus();
}
