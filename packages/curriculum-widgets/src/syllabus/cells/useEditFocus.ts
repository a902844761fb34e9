import { useLayoutEffect, useRef } from 'react';

/** Takes the focus into a field that its own button opened, and back to that button when it closes. */
export function useEditFocus<Root extends HTMLElement = HTMLDivElement>() {
  const rootRef = useRef<Root>(null);
  const wish = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (wish.current === null) return;
    const target = rootRef.current?.querySelector<HTMLElement>(wish.current);
    if (!target) return;
    wish.current = null;
    target.focus();
  });

  return {
    rootRef,
    /** The next drawing that has a place for it takes the focus there. */
    wishFocus(selector: string) {
      wish.current = selector;
    },
  };
}

/** Where the focus goes when a field closes. */
export const editButton = '[data-edit]';
