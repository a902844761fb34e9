import type { LoginInfo } from '@college/curriculum-model';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import type { APIRequestContext } from '@playwright/test';
import { pressOn, typeInto } from '../support/keyboard';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

const fresh = 'river-stone-2026';

test('a changed password ends the sign-in of the other browser, by the keyboard alone', async ({ page, browser, baseURL, signIn }) => {
  const other = await browser.newContext({ baseURL });
  const elsewhere = await other.newPage();
  await signInAs(elsewhere, 'majorLeader', '/course/major/list');
  await expect(elsewhere.getByRole('button', { name: '账号：周敏' })).toBeVisible();

  await signIn('majorLeader', { at: '/course/user' });
  await typeInto(page, page.getByRole('textbox', { name: '用户名' }), '周敏敏');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '账号：周敏敏' })).toBeVisible();
  await typeInto(page, page.getByLabel('原密码'), samplePassword);
  await typeInto(page, page.getByLabel('新密码', { exact: true }), fresh);
  await typeInto(page, page.getByLabel('再次输入新密码'), fresh);
  await pressOn(page, page.getByRole('button', { name: '修改密码' }), 'Enter');
  await expect(page.getByText(/这个账号的其他登录已全部退出/)).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/course\/login/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue('周敏敏');
  await other.close();
});

/** The link of the latest letter, as a college manager reads it. */
async function linkInOutbox(request: APIRequestContext): Promise<string | null> {
  const login = await request.post('/college/api/auth/login', {
    data: { email: sampleUser('collegeAdmin').email, password: samplePassword },
  });
  const { data } = (await login.json()) as { data: LoginInfo['data'] };
  const reply = await request.get('/college/api/manage/outbox/list?pageNum=1&pageSize=20', { headers: { authToken: data.authToken } });
  const page = (await reply.json()) as { data: { pageInfo: { list: { to: string; link: string | null }[] } } };
  return page.data.pageInfo.list.find(({ to }) => to === sampleUser('majorLeader').email)?.link ?? null;
}

test('a forgotten password is replaced by the link of the letter, once', async ({ page, request }) => {
  await page.goto('/course/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page.getByRole('heading', { name: '忘记密码' })).toBeVisible();
  await page.getByLabel('邮箱', { exact: true }).fill(sampleUser('majorLeader').email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '请查收邮件' })).toBeVisible();
  await expect.poll(() => linkInOutbox(request)).not.toBeNull();
  const { pathname, search } = new URL((await linkInOutbox(request))!);

  async function choosePassword() {
    await page.goto(`${pathname}${search}`);
    await page.getByLabel('新密码', { exact: true }).fill(fresh);
    await page.getByLabel('再次输入新密码').fill(fresh);
    await page.getByRole('button', { name: '设置密码' }).click();
  }
  await choosePassword();
  await expect(page).toHaveURL(/\/course\/login$/);
  await page.getByLabel('邮箱或用户名').fill(sampleUser('majorLeader').email);
  await page.getByLabel('密码', { exact: true }).fill(fresh);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /周敏$/ })).toBeVisible();

  await choosePassword();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link', { name: '重新申请链接' }) })).toBeVisible();
});

test('the workbench leads back to unsaved work of this browser, or throws it away', async ({ page, context, signIn }) => {
  await signIn('majorLeader', { at: '/course/courseUnit/detail?majorId=1001&courseUnitId=1004' });
  await page.getByLabel('课程名称').fill('数据结构（新）');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('数据结构（新）');

  const next = await context.newPage();
  await signInAs(next, 'majorLeader', '/course/workbench');
  await next.getByRole('link', { name: '继续编辑数据结构（新）' }).click();
  await expect(next.getByLabel('课程名称')).toHaveValue('数据结构（新）');
  await page.close();

  const last = await context.newPage();
  await signInAs(last, 'majorLeader', '/course/workbench');
  await last.getByRole('button', { name: '丢弃数据结构（新）的草稿' }).click();
  await last.getByRole('alertdialog').getByRole('button', { name: '丢弃草稿' }).click();
  await expect(last.getByRole('region', { name: '未保存的草稿' })).toHaveCount(0);
});
