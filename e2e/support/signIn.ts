import { samplePassword, sampleUser, type userIds } from '@college/curriculum-model/fixtures';
import { expect, type Page } from '@playwright/test';

/** A person of the sample programme, by what they may do. */
export type Role = keyof typeof userIds;

/** Signs a sample person in through the page and waits for the place they come to. */
export async function signInAs(page: Page, who: Role, at = '/course/login') {
  await page.goto(at);
  await page.getByLabel('邮箱或用户名').fill(sampleUser(who).email);
  await page.getByLabel('密码', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
