import { loginPage, playwrightDriver, samplePassword, sampleUser, type userIds } from '@college/curriculum-widgets/testing';
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
  return {
    async choose(password: string) {
      await page.getByRole('textbox', { name: '新密码', exact: true }).fill(password);
      await page.getByRole('textbox', { name: '再次输入新密码' }).fill(password);
      await page.getByRole('button', { name: '设置密码' }).click();
    },
  };
}
