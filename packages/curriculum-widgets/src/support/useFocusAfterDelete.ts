import { activeElement } from '@college/ui/shadow';
import { useEffect, useRef } from 'react';
import { isFocusLost } from './isFocusLost';

/** Those that can be pressed, in rows of a table or in what stands for one. */
const deleteButtons = ':is([role="row"], [data-row]) :is([data-delete], [data-action="delete"]):not(:disabled)';

interface FocusAfterDeleteOptions {
  /** Whether the rows are reloading. Required for a list that reloads after a deletion. @default the rows are updated at once */
  isWaiting?: boolean;
}

/**
 * Preserves focus when a row is removed and takes it along: it moves to the delete button of the row now at its index, else to the search field or to what
 * starts a new one. Who went elsewhere meanwhile stays there.
 */
export function useFocusAfterDelete({ isWaiting }: FocusAfterDeleteOptions = {}) {
  const rootRef = useRef<HTMLDivElement>(null);
  const waitingRow = useRef<number | null>(null);

  function focusSoon(index: number) {
    // The dialog restores focus in the next frame, to a button that is unmounted by then.
    requestAnimationFrame(() => requestAnimationFrame(() => isFocusLost() && focusNearest(rootRef.current, index)));
  }

  // The deleted row stays until the others have loaded, and loses the focus when it is removed.
  useEffect(() => {
    if (isWaiting !== false || waitingRow.current === null) return;
    focusSoon(waitingRow.current);
    waitingRow.current = null;
  }, [isWaiting]);

  return {
    rootRef,
    /** The row whose delete button has the focus, counted from 0; the first where none has. */
    focusedRow() {
      const buttons = [...(rootRef.current?.querySelectorAll(deleteButtons) ?? [])];
      return Math.max(0, buttons.indexOf(activeElement()!));
    },
    /** To be called once the list has been reloaded. */
    focusRow(index: number) {
      if (isWaiting === undefined) focusSoon(index);
      else waitingRow.current = index;
    },
  };
}

function focusNearest(root: HTMLElement | null, index: number) {
  const buttons = root?.querySelectorAll<HTMLElement>(deleteButtons);
  const nearest = buttons?.[Math.min(index, buttons.length - 1)];
  (nearest ?? root?.querySelector<HTMLElement>('input, [data-start]'))?.focus();
}
