import { samplePassword, sampleUser, type userIds } from '@college/curriculum-model/fixtures';
import { expect, type Page } from '@playwright/test';

/** The page on which one signs in. */
export function signInPage(page: Page) {
  const account = page.getByRole('textbox', { name: /^(邮箱或用户名|E-mail or user name)$/ });
  const password = page.getByRole('textbox', { name: /^(密码|Password)$/ });

  async function fill(words: { account: string; password: string }) {
    await account.fill(words.account);
    await password.fill(words.password);
  }

  return {
    account,
    password,
    submit: page.getByRole('button', { name: /^(登录|Sign in)$/ }),
    forgot: page.getByRole('link', { name: '忘记密码' }),
    fill,
    /** Signs a sample person in at a URL that requires it, and waits until the page is shown. */
    async signIn(who: keyof typeof userIds, at = '/course/login') {
      await page.goto(at);
      await fill({ account: sampleUser(who).email, password: samplePassword });
      await password.press('Enter');
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
