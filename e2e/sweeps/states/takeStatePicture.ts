import '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeStatePicture: (path: string) => Promise<void>;
  }
}

/** Takes a picture of the whole page; the element screenshots of Vitest cut off what is outside the body. */
export const takeStatePicture: BrowserCommand<[path: string]> = async ({ page }, path) => {
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
};
