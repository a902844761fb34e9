import { useRef } from 'react';
import { isFocusLost } from '../../support/isFocusLost';

/** Keeps the focus above the list when the view on show goes with the button of its acts. */
export function useViewFocus() {
  const viewsRef = useRef<HTMLUListElement>(null);
  const saveRef = useRef<HTMLButtonElement>(null);
  return {
    viewsRef,
    /** What keeps what is shown, where no view is left. */
    saveRef,
    /** Moves the focus to the view that is at this place once the views are redrawn. */
    focusView(place: number) {
      // The menu gives the focus back in the next frame, to a button that is gone by then.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const links = viewsRef.current?.querySelectorAll('a') ?? [];
          if (isFocusLost()) (links[Math.min(place, links.length - 1)] ?? saveRef.current)?.focus();
        }),
      );
    },
  };
}
