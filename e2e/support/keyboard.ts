import { expect, type Locator, type Page } from '@playwright/test';

/** The languages of a walk, each with the words that it meets there: English with every run, Chinese too in `npm run test:languages`. */
export function inBothLanguages<Words>({ zh, en }: { zh: Words; en: Words }) {
  const chinese = { language: 'zh', inLanguage: 'in Chinese', words: zh } as const;
  const english = { language: 'en', inLanguage: 'in English', words: en } as const;
  return process.env.E2E_LANGUAGES === 'all' ? [chinese, english] : [english];
}

/** Passes the navigation over, as whoever opens a page by keyboard does. */
export async function skipToContent(page: Page) {
  await tabTo(page, page.getByRole('link', { name: /^(跳到正文|Skip to the content)$/ }));
  await page.keyboard.press('Enter');
}

/** Walks with the Tab key until something has focus; fails when the keyboard does not reach it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Walks to something and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Walks to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
