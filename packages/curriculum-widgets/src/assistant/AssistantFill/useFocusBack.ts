import { useEffect, type RefObject } from 'react';

/** Brings the focus back to the button whose menu opened a layer: the menu item that had it is gone when the layer closes. */
export function useFocusBack(isOpen: boolean, buttonRef: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    if (!isOpen) return;
    const button = buttonRef.current;
    return () => {
      // Two frames: the layer gives the focus up in the first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { activeElement } = document;
          if (activeElement === null || activeElement === document.body) button?.focus();
        }),
      );
    };
  }, [isOpen, buttonRef]);
}
