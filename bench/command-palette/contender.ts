declare global {
  interface Window {
    /** What the runner calls: opening, closing, and one more key in the field. */
    commandPalette: { open: () => Promise<void>; close: () => Promise<void>; type: (value: string) => void };
  }
}

/** Lets the runner open a page's palette, and type into it. */
export function registerContender(show: (isOpen: boolean) => void) {
  // React notices a value only when it is set past its own value tracking.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const field = () => document.querySelector<HTMLInputElement>('[role=dialog] input');
  function shown(isOpen: boolean) {
    return new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if ((field() !== null) !== isOpen) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(document.body, { childList: true, subtree: true });
      show(isOpen);
    });
  }
  window.commandPalette = {
    open: () => shown(true),
    close: () => shown(false),
    type(value) {
      const input = field();
      if (!input) throw new Error('bench/command-palette: there is no field. The palette did not open; look at the page in a browser.');
      setValue.call(input, value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    },
  };
}
