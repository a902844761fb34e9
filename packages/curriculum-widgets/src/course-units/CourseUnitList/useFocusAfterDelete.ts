import { useRef } from 'react';

/** Keeps focus alive when a row goes: it moves to the delete button of the row that took its place, or to the search field. */
export function useFocusAfterDelete() {
  const rootRef = useRef<HTMLDivElement>(null);
  return {
    rootRef,
    focusRow(index: number) {
      // The dialog gives focus back in the next frame, to a button that is gone by then.
      requestAnimationFrame(() => requestAnimationFrame(() => focusNearest(rootRef.current, index)));
    },
  };
}

function focusNearest(root: HTMLElement | null, index: number) {
  const buttons = root?.querySelectorAll<HTMLElement>('[role="row"] [data-delete]');
  const nearest = buttons?.[Math.min(index, buttons.length - 1)];
  (nearest ?? root?.querySelector<HTMLElement>('input'))?.focus();
}
