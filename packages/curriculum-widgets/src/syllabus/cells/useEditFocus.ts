import { activeElement } from '@college/ui/shadow';
import { useLayoutEffect, useRef } from 'react';

/** Takes the focus into a field that its own button opened, and back to that button when it closes. */
export function useEditFocus<Root extends HTMLElement = HTMLDivElement>() {
  const rootRef = useRef<Root>(null);
  const wish = useRef<string | null>(null);

  function takeFocus() {
    const target = wish.current === null ? null : rootRef.current?.querySelector<HTMLElement>(wish.current);
    if (!target) return;
    target.focus();
    // Browsers put the caret of a text area before its text.
    if (target instanceof HTMLTextAreaElement) target.setSelectionRange(target.value.length, target.value.length);
    // Behind an open menu nothing takes the focus; the wish then waits until that is gone.
    if (activeElement() === target) wish.current = null;
  }
  useLayoutEffect(takeFocus);

  return {
    rootRef,
    /** The next drawing that has a place for it takes the focus there. */
    requestFocus(selector: string) {
      wish.current = selector;
    },
    /** Tries again what an open menu prevented. */
    takeFocus,
  };
}

/** The element to focus when a field closes. */
export const editButton = '[data-edit]';
