import { activeElement } from '@college/ui/shadow';
/** Returns the focus to a button that may be remounted, at once or as soon as it is there, unless something else has the focus. */
export function createFocusKeeper() {
  let button: HTMLElement | null = null;
  let isAwaited = false;

  function restoreFocus() {
    if (activeElement() !== document.body) return;
    isAwaited = button === null;
    button?.focus();
  }

  return {
    attach(element: HTMLElement | null) {
      button = element;
      if (!element || !isAwaited) return;
      isAwaited = false;
      restoreFocus();
    },
    restoreFocus,
  };
}
