import { useRef, type FocusEvent } from 'react';

/**
 * Whether somebody is at the rows, with the focus or with a pointer that is down: their elements must not change places then, as a moved element loses its
 * focus, and its click.
 */
export function useHold(onRelease: () => void) {
  const held = useRef({ byFocus: false, byPointer: false });
  function release(by: 'byFocus' | 'byPointer') {
    held.current[by] = false;
    onRelease();
  }
  return {
    isHeld: () => held.current.byFocus || held.current.byPointer,
    handlers: {
      onFocus() {
        held.current.byFocus = true;
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) release('byFocus');
      },
      onPointerDown() {
        held.current.byPointer = true;
        const ended = new AbortController();
        for (const type of ['pointerup', 'pointercancel']) {
          document.addEventListener(
            type,
            () => {
              ended.abort();
              // The click comes after it.
              setTimeout(() => release('byPointer'));
            },
            { capture: true, signal: ended.signal },
          );
        }
      },
    },
  };
}
