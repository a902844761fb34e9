import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from './signIn';

type Language = 'Chinese' | 'English';

const signInWords = {
  Chinese: { account: '邮箱或用户名', password: '密码' },
  English: { account: 'E-mail or user name', password: 'Password' },
};

/** The languages of a walk, each with the words that it meets there: English with every run, Chinese too in `npm run test:languages`. */
export function inBothLanguages<Words>({ zh, en }: { zh: Words; en: Words }) {
  const chinese = { language: 'Chinese', words: zh } as const;
  const english = { language: 'English', words: en } as const;
  return process.env.E2E_LANGUAGES === 'all' ? [chinese, english] : [english];
}

/** Signs a sample person in, in either language, hands on the keys; they come to the address that they asked for. */
export async function signInByKeyboard(page: Page, who: Role, language: Language, at = '/course/login') {
  const { account, password } = signInWords[language];
  await page.goto(at);
  if (language === 'English') await pressOn(page, page.getByRole('radio', { name: '中文' }), 'ArrowRight');
  await typeInto(page, page.getByLabel(account), sampleUser(who).email);
  await typeInto(page, page.getByLabel(password, { exact: true }), samplePassword);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
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
