import { useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { RowId } from './column';
import { createRowSlots } from './rowSlots';
import { useHold } from './useHold';

/**
 * In which order the rows of a window stand in the document. While they scroll past, an element that is used again stays where it is, since moving it would
 * cost what making it costs; at rest they stand from top to bottom, as Tab and screen readers go. While somebody is at the rows, none of them changes places.
 */
export function useRowOrder(isScrolling: boolean) {
  const [slotsOf] = useState(createRowSlots);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isLoose = useRef(false);
  const hold = useHold(() => {
    if (isLoose.current) redraw();
  });

  return {
    order<Item>(items: readonly Item[], idOf: (item: Item) => RowId): { item: Item; slot: number }[] {
      const isHeld = hold.isHeld();
      if (!isHeld) isLoose.current = isScrolling;
      const slots = slotsOf(items.map(idOf), !isHeld);
      const rows = items.map((item) => ({ item, slot: slots.get(idOf(item))! }));
      return isLoose.current ? rows.toSorted((a, b) => a.slot - b.slot) : rows;
    },
    handlers: {
      ...hold.handlers,
      /** Tab goes by the document: it is put in order first, and the focus stays. */
      onKeyDownCapture({ key, target }: KeyboardEvent) {
        if (key !== 'Tab' || !isLoose.current) return;
        isLoose.current = false;
        flushSync(redraw);
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      },
    },
  };
}
