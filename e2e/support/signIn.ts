import { createSessionStore } from '@college/api-client';
import type { LoginInfo } from '@college/curriculum-model';
import { samplePassword, sampleUser, type userIds } from '@college/curriculum-model/fixtures';
import { expect, type Page } from '@playwright/test';

/** A person of the sample programme, by what they may do. */
export type Role = keyof typeof userIds;

/** Signs a sample person in through the form and waits for the place they come to. */
export async function signInByForm(page: Page, who: Role, at = '/course/login') {
  await page.goto(at);
  await page.getByLabel('邮箱或用户名').fill(sampleUser(who).email);
  await page.getByLabel('密码', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs a sample person in past the form, as a tab that holds its login info already, and opens a page. */
export async function signInAs(page: Page, who: Role, at = who === 'demo' ? '/course/major/list' : '/course/workbench') {
  const reply = await page.request.post('/college/api/auth/login', { data: { email: sampleUser(who).email, password: samplePassword } });
  const { data } = (await reply.json()) as { data: LoginInfo['data'] };
  const sealed = sealedLoginInfo({ data });
  // Set once: who signs out later in the same tab stays signed out.
  await page.addInitScript((loginInfo) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('given') === loginInfo) return;
    sessionStorage.setItem('given', loginInfo);
    sessionStorage.setItem('loginInfo', loginInfo);
  }, sealed);
  await page.goto(at);
}

function sealedLoginInfo(loginInfo: LoginInfo): string {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  createSessionStore({ sessionStorage, localStorage: sessionStorage }).write(loginInfo);
  return [...stored.values()][0]!;
}
