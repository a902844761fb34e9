import { forgotPassword, loginPage, playwrightDriver, samplePassword, sampleUser, type userIds } from '@college/curriculum-widgets/testing';
import { expect, type Locator, type Page } from '@playwright/test';

/** The page on which one signs in. */
export function signInPage(page: Page) {
  const form = loginPage(playwrightDriver<Locator>(page));

  return {
    ...form,
    /** Signs a sample person in at a URL that requires it, and waits until the page is shown. */
    async signIn(who: keyof typeof userIds, at = '/course/login') {
      await page.goto(at);
      await form.fill({ account: sampleUser(who).email, password: samplePassword });
      await form.password.press('Enter');
      await expect(page).not.toHaveURL(/\/login/);
    },
  };
}

/** The page on which a new password is chosen by the link of a letter. */
export function newPasswordPage(page: Page) {
  return forgotPassword(playwrightDriver<Locator>(page));
}
