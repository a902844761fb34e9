import { useEffect, type RefObject } from 'react';
import { activeElement, closestAcrossTrees } from '../shadow';

/**
 * Brings focus back into the dialog when what had it went away: the next key would otherwise go to the page, and Esc to nobody. `inside` is
 * any element of the dialog.
 */
export function useKeptFocus(inside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const dialog = inside.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
      const active = activeElement();
      // A dialog under another one is not reached by keys.
      if (!dialog || (active !== document.body && active !== null) || closestAcrossTrees(dialog, '[inert], [aria-hidden="true"]')) return;
      dialog.focus();
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }));
    }
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, [inside]);
}
