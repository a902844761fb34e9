import type { BrowserContext, Page } from '@playwright/test';
import { appShell } from '../pages/appShell';
import { unitListAddress } from '../pages/courseUnitList';
import { courseUnitPage, dataStructuresAddress, newUnitAddress } from '../pages/courseUnitPage';
import { pointHeaders, workbookOf } from '../support/pointWorkbook';
import { expect, test } from '../support/test';

const restored = /已恢复 .* 未保存的修改/;

/** Waits until the draft is in storage, then crashes the tab, and opens another one. */
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
  ['an existing unit', dataStructuresAddress],
  ['a new unit', newUnitAddress],
] as const) {
  test(`a crashed tab loses nothing of ${kind}`, async ({ page, context, signIn }) => {
    await signIn('majorLeader', { at: address });
    const lost = courseUnitPage(page);
    await lost.name.fill('编译原理');
    await lost.fillChapter(1, { name: '词法分析', theory: '8', practice: '4' });
    await lost.chooseTemplate('仅课点');
    await lost.chooseFile(await workbookOf([pointHeaders, ['有限自动机', '能构造有限自动机']]));
    await expect(page.getByText('课点.xlsx，尚未保存')).toBeVisible();
    const next = await crash(page, context, '有限自动机');
    await signIn('majorLeader', { at: address, on: next });
    const found = courseUnitPage(next);
    await expect(next.getByText(restored)).toBeVisible();
    await expect(found.name).toHaveValue('编译原理');
    await expect.poll(async () => (await found.chapterNames())[0]).toBe('词法分析');
    await expect(next.getByText('课点.xlsx，尚未保存')).toBeVisible();
    await found.saved();
    await expect(next).toHaveURL(/courseUnitId=\d+/);
    await next.reload();
    await expect(found.name).toHaveValue('编译原理');
    await expect(next.getByRole('cell', { name: /^有限自动机/ })).toBeVisible();
    await expect(next.getByText(restored)).toHaveCount(0);
  });
}

test('a discarded draft is deleted', async ({ page, context, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  await courseUnitPage(page).name.fill('数据结构（新）');
  const next = await crash(page, context, '数据结构（新）');
  await signIn('majorLeader', { at: dataStructuresAddress, on: next });
  const { name } = courseUnitPage(next);
  await next.getByRole('button', { name: '放弃更改' }).click();
  await expect(name).toHaveValue('数据结构');
  await next.reload();
  await expect(name).toHaveValue('数据结构');
  await expect(next.getByText(restored)).toHaveCount(0);
});

test('another person does not find the draft', async ({ page, context, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  await courseUnitPage(page).name.fill('数据结构（新）');
  const next = await crash(page, context, '数据结构（新）');
  await signIn('collegeAdmin', { at: dataStructuresAddress, on: next });
  await expect(courseUnitPage(next).name).toHaveValue('数据结构');
});

test('leaving with unsaved changes is confirmed on a link, on back and on close', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: unitListAddress });
  const unit = courseUnitPage(page);
  const { goTo, leaveQuestion: question } = appShell(page);
  await page.getByRole('link', { name: '数据结构' }).click();
  await unit.name.fill('数据结构（新）');
  await unit.back.click();
  await expect(question).toContainText('有 1 处修改没有保存');
  await question.getByRole('button', { name: '留在此页' }).click();
  await expect(question).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(unit.name).toHaveValue('数据结构（新）');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(unit.name).toHaveValue('数据结构（新）');
  await goTo('课程单元');
  await question.getByRole('button', { name: '不保存并离开' }).click();
  await expect(page).toHaveURL(/courseUnit\/list/);
  await page.getByRole('link', { name: '数据结构' }).click();
  await expect(unit.name).toHaveValue('数据结构');
});

test('leaving may save first', async ({ page, signIn, recordCalls }) => {
  const sent = recordCalls();
  await signIn('majorLeader', { at: newUnitAddress });
  const unit = courseUnitPage(page);
  await unit.name.fill('编译原理');
  await unit.back.click();
  const { leaveQuestion: question } = appShell(page);
  await expect(question).toContainText('这个新课程单元还没有保存过');
  await question.getByRole('button', { name: '保存并离开', exact: true }).click();
  await expect(page).toHaveURL(/major\/index\?majorId=1001$/);
  await expect(page.getByRole('link', { name: '编译原理' })).toBeVisible();
  expect(sent).not.toContain('deleteCourse');
});
