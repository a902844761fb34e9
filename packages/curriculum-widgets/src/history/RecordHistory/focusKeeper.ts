import { activeElement } from '@college/ui/shadow';
/** Gives the focus back to a button that may be drawn anew, at once or as soon as it is there; nobody else's focus is taken. */
export function createFocusKeeper() {
  let button: HTMLElement | null = null;
  let isAwaited = false;

  function giveBack() {
    if (activeElement() !== document.body) return;
    isAwaited = button === null;
    button?.focus();
  }

  return {
    attach(element: HTMLElement | null) {
      button = element;
      if (!element || !isAwaited) return;
      isAwaited = false;
      giveBack();
    },
    giveBack,
  };
}
