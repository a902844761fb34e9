import type { Indicator } from '@college/curriculum-model';
import { makeIndicators } from './rows';

declare global {
  interface Window {
    /** What the runner calls: one key into the search field, as an input event. */
    goalTable: { focus: () => void; type: (value: string) => void };
  }
}

/** Mounts a page's table and lets the runner type into its search field. */
export function registerContender(mount: (host: HTMLElement, rows: Indicator[]) => void) {
  const host = document.createElement('div');
  host.style.cssText = 'width: 1200px';
  document.body.append(host);
  mount(host, makeIndicators());
  // React notices a value only when it is set past its own value tracking.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  function field() {
    const input = host.querySelector('input');
    if (!input) throw new Error('bench/goal-table: there is no search field. The page did not mount; look at it in a browser.');
    return input;
  }
  window.goalTable = {
    focus: () => field().focus(),
    type(value) {
      const input = field();
      setValue.call(input, value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    },
  };
}
