import { useEffect, useState } from 'react';
import { activeElement } from '../shadow';

/**
 * Restores focus to the element that had it before the dialog. React Aria does so in the first frame after the dialog unmounts, when the page under it may
 * still be inert: effects run later for a dialog that is not closed by a press.
 */
export function useReturnedFocus() {
  const [before] = useState(() => (typeof document === 'undefined' ? null : activeElement()));
  useEffect(() => {
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [before]);
}
