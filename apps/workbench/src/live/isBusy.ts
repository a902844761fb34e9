/** Looks whether something on the page began from what it showed and is not on its desk yet: a window over the page, a text being composed, a cell or a figure being typed. */
export function watchBusy() {
  const controller = new AbortController();
  const { signal } = controller;
  let typed: EventTarget | null = null;
  let isComposing = false;
  document.addEventListener('input', ({ target }) => (typed = target), { signal });
  document.addEventListener('focusin', () => (typed = null), { signal });
  document.addEventListener('compositionstart', () => (isComposing = true), { signal });
  document.addEventListener('compositionend', () => (isComposing = false), { signal });
  return {
    isBusy(): boolean {
      if (isComposing || document.querySelector('[role="dialog"], [role="alertdialog"], input[data-editing]')) return true;
      const { activeElement } = document;
      // A figure is taken over when its field is left.
      return activeElement instanceof HTMLInputElement && activeElement === typed && /numeric|decimal/u.test(activeElement.inputMode);
    },
    close: () => controller.abort(),
  };
}
