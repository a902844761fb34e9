import { useEffect, type RefObject } from 'react';
import { closestAcrossTrees, eventTarget } from '../shadow';

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Moves the focus to an input when a single key is pressed anywhere that nothing is being written. */
export function useShortcutKey(key: string | undefined, inputRef: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (!key) return;
    function handleKeyDown(event: KeyboardEvent) {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.defaultPrevented;
      if (event.key !== key || !isPlain || isWritten(eventTarget(event))) return;
      const input = inputRef.current;
      // Behind a dialog the page is inert; the key then belongs to the dialog.
      if (!input || closestAcrossTrees(input, '[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      input.focus();
      input.select();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [key, inputRef]);
}

function isWritten(target: EventTarget | null) {
  return target instanceof Element && target.closest(writable) !== null;
}
