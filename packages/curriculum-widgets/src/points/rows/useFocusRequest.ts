import { useCallback, useLayoutEffect, useRef } from 'react';

/** Moves focus to an element that exists only after the next render; the first selector that matches wins. */
export function useFocusRequest<Root extends HTMLElement>() {
  const rootRef = useRef<Root>(null);
  const wished = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const selectors = wished.current;
    wished.current = [];
    for (const selector of selectors) {
      const target = rootRef.current?.querySelector<HTMLElement>(selector);
      if (!target) continue;
      target.focus();
      target.scrollIntoView({ block: 'nearest' });
      return;
    }
  });
  return {
    rootRef,
    requestFocus: useCallback((...selectors: readonly string[]) => {
      wished.current = selectors;
    }, []),
  };
}

/** Selects the row of a key. */
export function rowSelector(key: string): string {
  return `[data-row="${key}"]`;
}
