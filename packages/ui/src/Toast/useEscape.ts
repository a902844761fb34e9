import { useEffect } from 'react';

/**
 * Calls back for Escape wherever focus is, before any layer below handles the key.
 * While an input method composes, Escape is the input method's own.
 */
export function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onEscape();
    }
    // The window's capture phase comes before React's and before every overlay's own listener.
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, [isActive, onEscape]);
}
