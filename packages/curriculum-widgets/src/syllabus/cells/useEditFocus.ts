import { activeElement } from '@college/ui/shadow';
import { useLayoutEffect, useRef } from 'react';

/** Takes the focus into a field that its own button opened, and back to that button when it closes. */
export function useEditFocus<Root extends HTMLElement = HTMLDivElement>() {
  const rootRef = useRef<Root>(null);
  const wish = useRef<string | null>(null);
  const caret = useRef<number | undefined>(undefined);

  function takeFocus(frames = 60) {
    const target = wish.current === null ? null : rootRef.current?.querySelector<HTMLElement>(wish.current);
    if (!target) return;
    target.focus();
    // Browsers put the caret of a text area before its text. A figure is usually retyped, not edited.
    const at = caret.current ?? (target instanceof HTMLTextAreaElement ? target.value.length : undefined);
    if (isTextControl(target) && at !== undefined) target.setSelectionRange(at, at);
    else if (isTextControl(target)) target.select();
    // Behind a dialog or menu that is closing nothing takes the focus; the wish then waits until that is gone.
    if (activeElement() === target) wish.current = null;
    else if (frames > 0) requestAnimationFrame(() => takeFocus(frames - 1));
  }
  useLayoutEffect(() => takeFocus());

  return {
    rootRef,
    /** The next drawing that has a place for it takes the focus there, with the caret before a character of the text. */
    requestFocus(selector: string, at?: number) {
      wish.current = selector;
      caret.current = at;
    },
    /** Tries again what an open menu prevented. */
    takeFocus: () => takeFocus(),
  };
}

function isTextControl(target: HTMLElement): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
}

/** The element to focus when a field closes. */
export const editButton = '[data-edit]';
