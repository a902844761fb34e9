import { signInByForm } from '../support/signIn';
import { expect, test } from '../support/test';

test('a page asks for the sign-in first and then shows itself', async ({ page }) => {
  await signInByForm(page, 'majorLeader', '/course/courseUnit/list?majorId=1001');
  await expect(page).toHaveURL(/\/course\/courseUnit\/list\?majorId=1001$/);
  await expect(page.getByRole('heading', { name: '课程单元' })).toBeVisible();
});

test('a wrong password is refused beside the field, and what was typed stays', async ({ page }) => {
  await page.goto('/course/login');
  await page.getByLabel('邮箱或用户名').fill('zhoumin@college.example');
  await page.getByLabel('密码', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/还可以再试/).first()).toBeVisible();
  await expect(page.getByLabel('邮箱或用户名')).toHaveValue('zhoumin@college.example');
});

test('login info changed by hand is noticed, removed, and warned of', async ({ page, signIn }) => {
  await signIn('majorLeader');
  await page.evaluate(() => {
    const sealed = sessionStorage.getItem('loginInfo')!;
    const middle = Math.floor(sealed.length / 2);
    sessionStorage.setItem('loginInfo', `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`);
  });
  await page.goto('/course/major/list');
  await expect(page).toHaveURL(/\/course\/login/);
  await expect(page.getByText('登录权限数据被非法修改')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('loginInfo'))).toBeNull();
});

test('a token that the server does not know leads to the sign-in with the server’s sentence', async ({ page, signIn, request }) => {
  const asked = page.waitForRequest('**/college/api/**');
  await signIn('majorLeader', { at: '/course/major/list' });
  await expect(page.getByRole('heading', { name: '专业' })).toBeVisible();
  const token = (await asked).headers().authtoken ?? '';
  expect(token).not.toBe('');
  await request.post('/college/api/auth/logout', { headers: { authToken: token } });
  await page.getByRole('link', { name: '工作台' }).click();
  await expect(page).toHaveURL(/\/course\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('loginInfo'))).toBeNull();
});

test('signing out ends the sign-in here and on the server', async ({ page, signIn }) => {
  await signIn('majorLeader');
  await page.getByRole('button', { name: /账号：周敏/ }).click();
  const ended = page.waitForResponse('**/college/api/auth/logout');
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/course\/login$/);
  expect(await (await ended).json()).toMatchObject({ code: '0' });
  await page.goto('/course/major/list');
  await expect(page).toHaveURL(/\/course\/login\?redirect=/);
});

test('English is chosen on the sign-in page and stays for the session', async ({ page }) => {
  await page.goto('/course/login');
  await page.getByText('EN', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem('language'), localStorage.getItem('language')])).toEqual(['80102', null]);
});
