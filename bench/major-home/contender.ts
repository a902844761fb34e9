import type { CourseCard } from '@college/curriculum-model';
import { makeCards } from './cards';

declare global {
  interface Window {
    majorHome: {
      prepare: (count: number) => Promise<void>;
      mount: () => Promise<void>;
      focus: () => void;
      type: (value: string) => void;
    };
  }
}

/**
 * Registers a page's home under the one name that the runner knows. `prepare` shows a small home and takes it away again, since who opens a
 * large major has opened pages before; `mount` ends when cards are in the document.
 */
export function registerContender(mount: (host: HTMLElement, cards: CourseCard[]) => void, unmount: () => void) {
  const host = document.createElement('div');
  host.style.cssText = 'width: 1400px; margin: 0 auto';
  document.body.append(host);
  let cards: CourseCard[] = [];
  // React notices a value only when it is set past its own value tracking.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  function field() {
    const input = host.querySelector<HTMLInputElement>('input[type=search]');
    if (!input) throw new Error('bench/major-home: there is no search field. The page did not mount; look at it in a browser.');
    return input;
  }
  function show(some: CourseCard[]) {
    return new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!host.querySelector('article')) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(host, { childList: true, subtree: true });
      mount(host, some);
    });
  }
  window.majorHome = {
    async prepare(count) {
      await show(makeCards(8));
      unmount();
      cards = makeCards(count);
    },
    mount: () => show(cards),
    focus: () => field().focus(),
    type(value) {
      const input = field();
      setValue.call(input, value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    },
  };
}
