import { useLayoutEffect, useRef, type FocusEvent, type SyntheticEvent } from 'react';
import { isLeaving } from './isLeaving';
import { placeOf } from './useCellWalk';

interface StayOpenOptions {
  isOpen: boolean;
  /** Opens the field again with the focus in the same control, at the same place of its text. */
  onReopen: (selector: string, caret: number | undefined) => void;
}

/** A field in which somebody writes stays open when a save of the page keeps it; it closes by its own acts. */
export function useStayOpen({ isOpen, onReopen }: StayOpenOptions) {
  const place = useRef<{ selector: string; caret: number | undefined } | null>(null);

  // React tells of a selection after the key that closed the field.
  const isClosing = useRef(false);

  useLayoutEffect(() => {
    isClosing.current = false;
    if (isOpen || !place.current) return;
    const { selector, caret } = place.current;
    place.current = null;
    onReopen(selector, caret);
  });

  function remember({ target }: SyntheticEvent) {
    if (isClosing.current) return;
    if (!(target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text'))) return;
    const cell = placeOf(target);
    const within = cell ? `[data-row="${cell.row}"][data-column="${cell.column}"] ` : '';
    place.current = { selector: `${within}:is(input, textarea)`, caret: target.selectionStart ?? undefined };
  }

  return {
    /** For the root of the field. */
    watching: {
      onFocus: remember,
      onSelect: remember,
      onBlur(event: FocusEvent) {
        if (isLeaving(event)) place.current = null;
      },
    },
    /** The field closes by an act of its own. */
    forget() {
      isClosing.current = true;
      place.current = null;
    },
  };
}
