import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../support/isFocusLost';

/** Lists of findings, of rules and of suggestions carry it at their root, which takes the focus when the last row has gone. */
export const findingsRoot = { 'data-findings': '', tabIndex: -1 } as const;

/** Keeps the focus in a list when the row of this element goes: it moves to the row that is at its place then, in another list of the root where its own has gone. */
export function useFocusBeside<Element extends HTMLElement = HTMLDivElement>() {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const row = ref.current?.closest('li');
    const list = row?.parentElement;
    const root = row?.closest<HTMLElement>('[data-findings]');
    if (!row || !list || !root) return;
    return () => {
      const places = [list, root].map((within) => ({ within, at: rowsOf(within).indexOf(row) }));
      // A window that closes gives the focus back in the next frame, to a button that is gone by then.
      requestAnimationFrame(() => requestAnimationFrame(() => !row.isConnected && isFocusLost() && focusNearest(root, places)));
    };
  }, []);
  return ref;
}

function focusNearest(root: HTMLElement, places: readonly { within: HTMLElement; at: number }[]): void {
  const nearest = places.flatMap(({ within, at }) => {
    const rows = within.isConnected ? rowsOf(within) : [];
    return rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('button, a[href]') ?? [];
  });
  (nearest[0] ?? root).focus();
}

/** Those that are not folded away. */
function rowsOf(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('li:not([hidden] *)')];
}
