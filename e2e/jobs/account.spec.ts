import { listOutbox } from '@college/api-client/contract';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { courseUnitPage, dataStructuresAddress } from '../pages/courseUnitPage';
import { newPasswordPage, signInPage } from '../pages/signInPage';
import { pressOn, skipToContent, typeInto } from '../support/keyboard';
import type { People } from '../support/people';
import { expect, test } from '../support/test';

const fresh = 'river-stone-2026';

test('a changed password ends the sign-in of the other browser, by the keyboard alone', async ({ page, openElsewhere, signIn }) => {
  const elsewhere = await openElsewhere();
  await signIn('majorLeader', { at: '/course/major/list', on: elsewhere, isAnew: true });
  await expect(elsewhere.getByRole('button', { name: '账号：周敏' })).toBeVisible();

  await signIn('majorLeader', { at: '/course/user' });
  await skipToContent(page);
  await typeInto(page, page.getByRole('textbox', { name: '用户名' }), '周敏敏');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '账号：周敏敏' })).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: '原密码' }), samplePassword);
  await typeInto(page, page.getByRole('textbox', { name: '新密码', exact: true }), fresh);
  await typeInto(page, page.getByRole('textbox', { name: '再次输入新密码' }), fresh);
  await pressOn(page, page.getByRole('button', { name: '修改密码' }));
  await expect(page.getByText(/这个账号的其他登录已全部退出/)).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/course\/login/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue('周敏敏');
});

/** The link of the latest letter, as a college manager reads it. */
async function linkInOutbox(people: People): Promise<string | null> {
  const admin = await people.client('collegeAdmin');
  const { pageInfo } = await admin.call(listOutbox, { query: { pageNum: 1, pageSize: 20 } });
  return pageInfo.list.find(({ to }) => to === sampleUser('majorLeader').email)?.link ?? null;
}

test('a forgotten password is reset by the link in the mail, once', async ({ page, people }) => {
  await page.goto('/course/login');
  await signInPage(page).forgot.click();
  await expect(page.getByRole('heading', { name: '忘记密码' })).toBeVisible();
  await page.getByRole('textbox', { name: '邮箱', exact: true }).fill(sampleUser('majorLeader').email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '请查收邮件' })).toBeVisible();
  await expect.poll(() => linkInOutbox(people)).not.toBeNull();
  const { pathname, search } = new URL((await linkInOutbox(people))!);

  await page.goto(`${pathname}${search}`);
  await newPasswordPage(page).choose(fresh);
  await expect(page).toHaveURL(/\/course\/login$/);
  await signInPage(page).fill({ account: sampleUser('majorLeader').email, password: fresh });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /周敏$/ })).toBeVisible();

  await page.goto(`${pathname}${search}`);
  await newPasswordPage(page).choose(fresh);
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link', { name: '重新申请链接' }) })).toBeVisible();
});

test('the workbench leads back to unsaved work of this browser, or throws it away', async ({ page, context, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  await courseUnitPage(page).name.fill('数据结构（新）');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('数据结构（新）');

  const next = await context.newPage();
  await page.close();
  await signIn('majorLeader', { on: next });
  await next.getByRole('link', { name: '继续编辑数据结构（新）' }).click();
  await expect(courseUnitPage(next).name).toHaveValue('数据结构（新）');
  await next.goto('/course/workbench');
  await next.getByRole('button', { name: '丢弃数据结构（新）的草稿' }).click();
  await next.getByRole('alertdialog').getByRole('button', { name: '丢弃草稿' }).click();
  await expect(next.getByRole('region', { name: '未保存的草稿' })).toHaveCount(0);
});
