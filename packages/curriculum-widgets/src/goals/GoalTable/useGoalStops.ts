import { isInComposition } from '@college/ui/composition';
import { activeElement } from '@college/ui/shadow';
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { columnOf, stopAfter, stopsOf } from './goalStops';

interface HeldStop {
  kind: string | undefined;
  place: number;
  /** Whether focus is here, or in a dialog that will restore it. */
  isHeld: boolean;
}

/** One Tab stop for the whole table; arrow keys move inside. When the focused row is removed, the one now at its index is focused. */
export function useGoalStops(tableRef: RefObject<HTMLTableElement | null>, rows: readonly unknown[]) {
  const last = useRef<HeldStop>({ kind: undefined, place: 0, isHeld: false });

  function stopInPlace(table: Element) {
    const column = columnOf(table, last.current.kind);
    return column[Math.min(last.current.place, column.length - 1)] ?? stopsOf(table)[0];
  }

  useLayoutEffect(() => {
    // Whoever had focus in a row that went would start at the top of the page again.
    if (tableRef.current && last.current.isHeld && activeElement() === document.body) stopInPlace(tableRef.current)?.focus();
  }, [tableRef, rows]);

  return {
    tabIndex: 0,
    onFocus(event: FocusEvent<HTMLTableElement>) {
      const table = event.currentTarget;
      if (event.target === table) {
        stopInPlace(table)?.focus();
        return;
      }
      const stop = event.target.closest<HTMLElement>('[data-stop]');
      if (!stop) return;
      // Inside, the table itself is no stop: Shift and Tab must lead out of it.
      table.tabIndex = -1;
      last.current = { kind: stop.dataset.stop, place: columnOf(table, stop.dataset.stop).indexOf(stop), isHeld: true };
    },
    onBlur({ currentTarget: table, target, relatedTarget: next }: FocusEvent<HTMLTableElement>) {
      if (table.contains(next)) return;
      table.tabIndex = 0;
      if (next?.closest('[role="dialog"], [role="alertdialog"]')) return;
      // An element that is being removed blurs to nowhere: that is no leaving.
      queueMicrotask(() => {
        if (next || target.isConnected) last.current.isHeld = false;
      });
    },
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      if (isInComposition(event) || !(event.target instanceof HTMLElement)) return;
      const next = stopAfter(event.currentTarget, event.target, event.nativeEvent);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
