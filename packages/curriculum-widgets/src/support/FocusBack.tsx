import { activeElement } from '@college/ui/shadow';
import { useEffect, type RefObject } from 'react';

/**
 * Rendered inside a layer that was opened from a menu, and brings the focus back to the menu's button when the layer has gone: the menu
 * item that had the focus went before it.
 */
export function FocusBack({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const target = to.current;
    return () => {
      // Two frames: the layer releases the focus in the first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const active = activeElement();
          if (active === null || active === document.body) target?.focus();
        }),
      );
    };
  }, [to]);
  return null;
}
