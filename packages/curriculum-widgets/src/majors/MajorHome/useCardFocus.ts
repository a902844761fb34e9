import { activeElement } from '@college/ui/shadow';
import { useRef } from 'react';

/** Keeps focus alive around the cards: a layer gives it back to what may be gone by then. */
export function useCardFocus() {
  const rootRef = useRef<HTMLElement>(null);
  const searchRef = useRef<HTMLDivElement>(null);

  // A layer that closes gives focus back in the next frame, which is what to look at.
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
        if (activeElement() !== document.body && activeElement() !== null) return;
        rootRef.current?.querySelector<HTMLElement>(`[data-card="${courseId}"] button[aria-haspopup]`)?.focus();
      });
    },
    focusSearch() {
      soon(() => searchRef.current?.querySelector('input')?.focus());
    },
    /** Where among the cards on show this one stands, to be asked before it goes. */
    placeOf: (courseId: number) =>
      [...(rootRef.current?.querySelectorAll('[data-card]') ?? [])].findIndex(
        (card) => card.getAttribute('data-card') === String(courseId),
      ),
    /** To the card that took the place of one that is gone, or to the search field. */
    focusNearest(place: number) {
      soon(() => (buttons()[place] ?? buttons().at(-1) ?? searchRef.current?.querySelector('input'))?.focus());
    },
  };
}
