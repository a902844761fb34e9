import type { BrowserContext, Page } from '@playwright/test';
import { chapterNames, fillChapter } from '../support/courseUnitPage';
import { pointHeaders, workbookOf } from '../support/pointWorkbook';
import { recordCalls } from '../support/serverCalls';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

const existing = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004';
const fresh = '/course/courseUnit/detail?majorId=1001';
const restored = /已恢复 .* 未保存的修改/;

/** Waits until the work on the page lies in storage, then ends its process as a crash would, and opens another tab. */
async function crash(page: Page, context: BrowserContext, words: string) {
  await expect
    .poll(() => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('draft'))?.[1] ?? ''))
    .toContain(words);
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined); // The address never answers.
  await crashed;
  return await context.newPage();
}

for (const [kind, address] of [
  ['an existing unit', existing],
  ['a new unit', fresh],
] as const) {
  test(`a crashed tab loses nothing of ${kind}`, async ({ page, context, signIn }) => {
    await signIn('majorLeader', { at: address });
    await page.getByLabel('课程名称').fill('编译原理');
    await fillChapter(page, 1, '词法分析', '8', '4');
    await page.getByText('仅课点', { exact: true }).click();
    await page.locator('input[type=file]').setInputFiles(await workbookOf([pointHeaders, ['有限自动机', '能构造有限自动机']]));
    await expect(page.getByText('课点.xlsx，尚未保存')).toBeVisible();
    const next = await crash(page, context, '有限自动机');
    await signInAs(next, 'majorLeader', address);
    await expect(next.getByText(restored)).toBeVisible();
    await expect(next.getByLabel('课程名称')).toHaveValue('编译原理');
    expect((await chapterNames(next))[0]).toBe('词法分析');
    await expect(next.getByText('课点.xlsx，尚未保存')).toBeVisible();
    await next.getByRole('button', { name: '保存', exact: true }).click();
    await expect(next.getByText('保存成功')).toBeVisible();
    await next.reload();
    await expect(next.getByLabel('课程名称')).toHaveValue('编译原理');
    await expect(next.getByRole('cell', { name: '有限自动机', exact: true })).toBeVisible();
    await expect(next.getByText(restored)).toHaveCount(0);
  });
}

test('a draft that was given up is gone', async ({ page, context, signIn }) => {
  await signIn('majorLeader', { at: existing });
  await page.getByLabel('课程名称').fill('数据结构（新）');
  const next = await crash(page, context, '数据结构（新）');
  await signInAs(next, 'majorLeader', existing);
  await next.getByRole('button', { name: '放弃修改' }).click();
  await expect(next.getByLabel('课程名称')).toHaveValue('数据结构');
  await next.reload();
  await expect(next.getByLabel('课程名称')).toHaveValue('数据结构');
  await expect(next.getByText(restored)).toHaveCount(0);
});

test('another person does not find the draft', async ({ page, context, signIn }) => {
  await signIn('majorLeader', { at: existing });
  await page.getByLabel('课程名称').fill('数据结构（新）');
  const next = await crash(page, context, '数据结构（新）');
  await signInAs(next, 'collegeAdmin', existing);
  await expect(next.getByLabel('课程名称')).toHaveValue('数据结构');
});

test('unsaved work is asked about on a link, on back and on close', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: '/course/courseUnit/list?majorId=1001' });
  await page.getByRole('link', { name: '数据结构' }).click();
  await page.getByLabel('课程名称').fill('数据结构（新）');
  const question = page.getByRole('alertdialog', { name: '不保存就离开？' });
  await page.getByRole('button', { name: '返回专业主页' }).click();
  await expect(question).toContainText('有 1 处修改没有保存');
  await question.getByRole('button', { name: '留在此页' }).click();
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构（新）');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构（新）');
  await page.getByRole('link', { name: '课程单元' }).first().click();
  await question.getByRole('button', { name: '不保存并离开' }).click();
  await expect(page).toHaveURL(/courseUnit\/list/);
  await page.getByRole('link', { name: '数据结构' }).click();
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构');
});

test('leaving may save first', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: fresh });
  const sent = recordCalls(page);
  await page.getByLabel('课程名称').fill('编译原理');
  await page.getByRole('button', { name: '返回专业主页' }).click();
  const question = page.getByRole('alertdialog', { name: '不保存就离开？' });
  await expect(question).toContainText('这个新课程单元还没有保存过');
  await question.getByRole('button', { name: '保存并离开', exact: true }).click();
  await expect(page).toHaveURL(/major\/index\?majorId=1001$/);
  await expect(page.getByRole('link', { name: '编译原理' })).toBeVisible();
  expect(sent).not.toContain('deleteCourse');
});
