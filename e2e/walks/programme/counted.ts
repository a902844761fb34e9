import type { BrowserContext, Page } from '@playwright/test';

/** What somebody did with their hands. */
export interface Counted {
  clicks: number;
  keys: number;
}

/** Counts presses of a pointer and of keys in the pages of a browser from now on; the keys of what is typed into a field are left out, those that move and act stay. */
export async function countHands(context: BrowserContext): Promise<Counted> {
  const counted: Counted = { clicks: 0, keys: 0 };
  await context.exposeFunction('countHand', (kind: keyof Counted) => void (counted[kind] += 1));
  await context.addInitScript(() => {
    const count = (kind: string) => (window as unknown as { countHand(kind: string): void }).countHand(kind);
    window.addEventListener('pointerdown', ({ isTrusted }) => void (isTrusted && count('clicks')), { capture: true, passive: true });
    window.addEventListener(
      'keydown',
      ({ isTrusted, key, ctrlKey }) => void (isTrusted && (ctrlKey || key.length > 1) && key !== 'Control' && count('keys')),
      { capture: true, passive: true },
    );
  });
  return counted;
}

/** How somebody works: where a person with a mouse presses, one with a keyboard walks to it. */
export interface Way {
  page: Page;
  isByKeyboard: boolean;
}
