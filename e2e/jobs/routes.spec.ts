import { signInByForm } from '../support/signIn';
import { expect, test } from '../support/test';

test('the bare address leads to the app', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/course\/$/);
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible();
});

test.describe('unknown paths lead to /404', () => {
  for (const path of ['/course/nothing', '/course/matrix/course', '/course/courseunit/list', '/course/major/list/more']) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/course\/404$/);
      await expect(page.getByRole('heading', { name: '页面走丢了，换个页面试试吧' })).toBeVisible();
    });
  }
});

test('the workbench opens without a sign-in and makes no call that needs one', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/college/api/') && calls.push(request.url()));
  await page.goto('/course/workbench');
  await expect(page.getByText('登录后即可看到您自己的内容。')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a parent path leads to its first child and keeps the query', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: '/course/courseUnit?majorId=1001' });
  await expect(page).toHaveURL(/\/course\/courseUnit\/list\?majorId=1001$/);
  await page.goto('/course/main');
  await expect(page).toHaveURL(/\/course\/workbench$/);
});

test('the demo account has its own pages only', async ({ page }) => {
  await signInByForm(page, 'demo', '/course/login?redirect=/workbench');
  await expect(page).toHaveURL(/\/course\/major\/list$/);
  await page.goto('/course/');
  await expect(page).toHaveURL(/\/course\/major\/list$/);
  await page.goto('/course/workbench');
  await expect(page).toHaveURL(/\/course\/login$/);
  await page.goto('/course/nothing');
  await expect(page).toHaveURL(/\/course\/login$/);
});

test('the workbench filters the majors by the name in the address', async ({ page, signIn }) => {
  await signIn('majorLeader');
  await page.goto('/course/workbench?major_name=%E8%BD%AF%E4%BB%B6');
  await expect(page.getByRole('link', { name: '软件工程的课程单元' })).toBeVisible();
  await expect(page.getByRole('link', { name: /计算机科学与技术/ })).toHaveCount(0);
});
