import { useEffect, useState } from 'react';
import { activeElement } from '../shadow';

/**
 * Returns the focus to the element that had it before the dialog. React Aria does so in the first frame after the dialog went, and what stands under it
 * may be out of reach still by then: effects run later for a dialog that is closed outside of a press.
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
