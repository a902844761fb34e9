import { useRef } from 'react';
import { isFocusLost } from '../../support/isFocusLost';

/** Manages focus around the cards: a closing layer restores it to an element that may be unmounted by then. */
export function useCardFocus() {
  const rootRef = useRef<HTMLElement>(null);
  const searchRef = useRef<HTMLDivElement>(null);

  // A closing layer restores focus in the next frame, which is when to check.
  function soon(act: () => void) {
    requestAnimationFrame(() => requestAnimationFrame(act));
  }
  const buttons = () => [...(rootRef.current?.querySelectorAll<HTMLElement>('[data-card] button[aria-haspopup]') ?? [])];

  return {
    rootRef,
    searchRef,
    /** To the menu button of a card, where nothing else took the focus. */
    focusCard(courseId: number) {
      soon(() => {
        if (!isFocusLost()) return;
        rootRef.current?.querySelector<HTMLElement>(`[data-card="${courseId}"] button[aria-haspopup]`)?.focus();
      });
    },
    focusSearch() {
      soon(() => searchRef.current?.querySelector('input')?.focus());
    },
    /** The index of this card among the visible ones, to be read before it is removed. */
    placeOf: (courseId: number) =>
      [...(rootRef.current?.querySelectorAll('[data-card]') ?? [])].findIndex(
        (card) => card.getAttribute('data-card') === String(courseId),
      ),
    /** Focuses the card at the index of a removed one, or the search field, where nothing else took the focus. */
    focusNearest(place: number) {
      soon(() => {
        if (!isFocusLost()) return;
        (buttons()[place] ?? buttons().at(-1) ?? searchRef.current?.querySelector('input'))?.focus();
      });
    },
  };
}
