import { useEffect, useRef } from 'react';

interface FocusAfterDeleteOptions {
  /** Whether the rows are on their way again. A list that reads them anew after a deletion has to say it. @default the rows are there at once */
  isWaiting?: boolean;
}

/** Keeps focus alive when a row goes: it moves to the delete button of the row that took its place, or to the search field. */
export function useFocusAfterDelete({ isWaiting }: FocusAfterDeleteOptions = {}) {
  const rootRef = useRef<HTMLDivElement>(null);
  const waitingRow = useRef<number | null>(null);

  function focusSoon(index: number) {
    // The dialog gives focus back in the next frame, to a button that is gone by then.
    requestAnimationFrame(() => requestAnimationFrame(() => focusNearest(rootRef.current, index)));
  }

  // The deleted row stands until the others have come, and takes the focus with it.
  useEffect(() => {
    if (isWaiting !== false || waitingRow.current === null) return;
    focusSoon(waitingRow.current);
    waitingRow.current = null;
  }, [isWaiting]);

  return {
    rootRef,
    /** To be called once the list has been asked to read again. */
    focusRow(index: number) {
      if (isWaiting === undefined) focusSoon(index);
      else waitingRow.current = index;
    },
  };
}

function focusNearest(root: HTMLElement | null, index: number) {
  const buttons = root?.querySelectorAll<HTMLElement>('[role="row"] [data-delete]');
  const nearest = buttons?.[Math.min(index, buttons.length - 1)];
  (nearest ?? root?.querySelector<HTMLElement>('input'))?.focus();
}
