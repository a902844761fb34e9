import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { activeElement } from '../shadow';
import { isInComposition } from '../composition';
import { nextStop, rowAt, rowIndexOf, stopsOf } from './stops';

interface RowNavigationOptions {
  gridRef: RefObject<HTMLElement | null>;
  rowCount: number;
  scrollToRef: RefObject<(index: number) => void>;
  onSelectKey: (index: number, how: 'toggle' | 'extend' | 'all') => void;
  onAction: ((index: number) => void) | undefined;
}

const pageOfRows = 10;

function targetRow(event: KeyboardEvent, index: number, rowCount: number) {
  const last = rowCount - 1;
  const withControl = event.ctrlKey || event.metaKey;
  const targets: Readonly<Record<string, number | undefined>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: Math.max(0, index - pageOfRows),
    PageDown: Math.min(last, index + pageOfRows),
    Home: withControl ? 0 : undefined,
    End: withControl ? last : undefined,
  };
  const target = targets[event.key];
  return target !== undefined && target >= 0 && target <= last ? target : undefined;
}

/** Arrow keys between rows and within a row; one handler for all rows, rendered or not. */
export function useRowNavigation({ gridRef, rowCount, scrollToRef, onSelectKey, onAction }: RowNavigationOptions) {
  const focusedIndexRef = useRef(-1);
  const pendingRef = useRef<{ index: number; stop: number } | null>(null);

  useLayoutEffect(() => {
    const grid = gridRef.current;
    // A focused row that is removed is not blurred: the table could no longer be reached.
    if (grid?.tabIndex === -1 && !pendingRef.current && !grid.contains(activeElement())) grid.tabIndex = 0;
  });

  function focusStop(index: number, stop: number) {
    const row = gridRef.current && rowAt(gridRef.current, index);
    if (!row) return false;
    const stops = stopsOf(row);
    const target = stops[Math.min(stop, stops.length - 1)];
    target?.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
    return true;
  }

  function focusRow(index: number, stop: number) {
    focusedIndexRef.current = index;
    scrollToRef.current(index);
    // A row far away is rendered only after the scroll and then takes the focus.
    if (!focusStop(index, stop)) pendingRef.current = { index, stop };
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = rowIndexOf(event.target);
    if (event.defaultPrevented || isInComposition(event) || index < 0) return;
    const row = rowAt(event.currentTarget, index);
    if (
      !row ||
      event.target instanceof HTMLTextAreaElement ||
      (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox')
    )
      return;
    const stops = stopsOf(row);
    const stop = stops.indexOf(event.target as HTMLElement);
    const target = targetRow(event, index, rowCount);
    if (target !== undefined) {
      event.preventDefault();
      focusRow(target, Math.max(0, stop));
      if (event.shiftKey) onSelectKey(target, 'extend');
      return;
    }
    const beside = nextStop(event, stops, stop);
    if (beside) {
      event.preventDefault();
      beside.focus();
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSelectKey(index, 'all');
    } else if (stops[stop]?.getAttribute('tabindex') === '-1') {
      handleCellKey(event, index);
    }
  }

  function handleCellKey(event: KeyboardEvent, index: number) {
    if (event.key === ' ') {
      event.preventDefault();
      onSelectKey(index, event.shiftKey ? 'extend' : 'toggle');
    } else if (event.key === 'Enter' && onAction) {
      event.preventDefault();
      onAction(index);
    }
  }

  return {
    focusedIndexRef,
    /** Called after each render of the visible rows: focuses the pending row. */
    handleDraw() {
      const pending = pendingRef.current;
      if (pending && focusStop(pending.index, pending.stop)) pendingRef.current = null;
    },
    handleKeyDown,
    handleFocus(event: FocusEvent<HTMLElement>) {
      const index = rowIndexOf(event.target);
      // Inside, the grid itself is no stop: Shift and Tab must lead out of it.
      event.currentTarget.tabIndex = -1;
      if (index >= 0) focusedIndexRef.current = index;
      else if (event.target === event.currentTarget && rowCount > 0)
        focusRow(Math.min(Math.max(0, focusedIndexRef.current), rowCount - 1), 0);
    },
    handleBlur(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget) && !pendingRef.current) event.currentTarget.tabIndex = 0;
    },
  };
}
