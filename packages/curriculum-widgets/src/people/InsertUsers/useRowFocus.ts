import type { NewUserField } from '@college/curriculum-model';
import { useState, type FocusEvent, type RefObject } from 'react';
import { useRowWindow } from '../../support/TransferPicker/useRowWindow';

const heights = { regular: 40, compact: 32 };

/** Draws the rows in sight, and the one that has focus, which must not vanish while it is scrolled away. */
export function useRowFocus(listRef: RefObject<HTMLDivElement | null>, count: number, onLeave: (index: number) => void) {
  const view = useRowWindow(listRef, count, heights);
  const [focused, setFocused] = useState<number | null>(null);
  const indexes = Array.from({ length: Math.max(0, view.last - view.first) }, (_, at) => view.first + at);
  if (focused !== null && focused < count && !indexes.includes(focused)) indexes.push(focused);

  /** Brings a cell into sight and puts the cursor in it; the row is drawn by the time `reveal` returns. */
  function focusCell(index: number, field: NewUserField | 'delete') {
    view.reveal(index);
    const cell = listRef.current?.querySelector(`[data-row="${index}"] [data-field="${field}"]`);
    const control = cell?.querySelector<HTMLElement>('input:not([aria-hidden] *), button');
    control?.focus({ preventScroll: true });
    // A narrow window shows some columns only.
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (control instanceof HTMLInputElement) control.select();
  }

  return {
    ...view,
    indexes: indexes.toSorted((one, other) => one - other),
    focusCell,
    handleFocus: (event: FocusEvent) => setFocused(rowOf(event.target)),
    handleBlur(event: FocusEvent) {
      const left = rowOf(event.target);
      const next = rowOf(event.relatedTarget);
      if (left !== null && next !== left) onLeave(left);
      if (next === null) setFocused(null);
    },
  };
}

function rowOf(element: EventTarget | null): number | null {
  const row = element instanceof Element ? element.closest('[data-row]') : null;
  return row ? Number(row.getAttribute('data-row')) : null;
}
