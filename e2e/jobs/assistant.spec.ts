import { pointNames } from '../support/courseUnitPage';
import { pressOn } from '../support/keyboard';
import { pointHeaders, workbookOf } from '../support/pointWorkbook';
import { callsOf } from '../support/serverCalls';
import { expect, test } from '../support/test';

const detail = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004';
const fresh = '/course/courseUnit/detail?majorId=1001';

test('a new course is filled from a like one: each suggestion is looked at before it counts', async ({ page, signIn }) => {
  test.slow();
  await signIn('majorLeader', { at: fresh });
  await page.getByLabel('课程名称').fill('数据结构与算法');
  await page.getByRole('button', { name: '助手填充' }).click();
  await page.getByRole('menuitem', { name: '填充本页' }).click();
  const review = page.getByRole('dialog', { name: '助手对《数据结构与算法》的建议' });
  const introduction = review.getByRole('listitem').filter({ hasText: '课程简介' });
  await expect(introduction).toContainText(/相似 \d+%，共有「数据结构」/);
  await expect(introduction).toContainText('建议');

  await test.step('fields become unsaved changes, points are stored when that is confirmed', async () => {
    await review.getByRole('button', { name: '采用课程简介', exact: true }).click();
    await review.getByRole('button', { name: '采用链表', exact: true }).click();
    await review.getByRole('button', { name: '填入 1 项，保存 1 条' }).click();
    await expect(page.getByText('已保存 1 个课点')).toBeVisible();
    await expect(page.getByText('已填入 1 项，尚未保存')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '课程简介' })).not.toHaveValue('');
    await expect(page.getByText(/处修改未保存/)).toBeVisible();
    await expect.poll(() => pointNames(page)).toEqual(['链表']);
  });

  await test.step('saved with the page', async () => {
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page).toHaveURL(/courseUnitId=\d+/);
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: '课程简介' })).not.toHaveValue('');
    await expect.poll(() => pointNames(page)).toEqual(['链表']);
  });
});

test('nothing is filled unless a person accepts it', async ({ page, signIn, server }) => {
  await signIn('majorLeader', { at: detail });
  const before = await (await callsOf(server.url, 'majorLeader')).get('/major/v2.0/courseunitdetail?courseid=1004');
  const introduction = await page.getByRole('textbox', { name: '课程简介' }).inputValue();
  await page.getByRole('button', { name: '助手填充' }).click();
  await page.getByRole('menuitem', { name: '填充本页' }).click();
  await page.getByRole('button', { name: /^(全部不用|返回页面)$/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '课程简介' })).toHaveValue(introduction);
  expect(await (await callsOf(server.url, 'majorLeader')).get('/major/v2.0/courseunitdetail?courseid=1004')).toEqual(before);
});

test('an unlike course is told so plainly, and a nameless one asked for its name', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: fresh });
  await page.getByRole('button', { name: '助手填充' }).click();
  await page.getByRole('menuitem', { name: '填充课程信息', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '请先填写课程名称' })).toBeVisible();
  await page.getByRole('button', { name: '返回页面' }).click();
  await page.getByLabel('课程名称').fill('古琴鉴赏');
  await page.getByRole('button', { name: '助手填充' }).click();
  await page.getByRole('menuitem', { name: '填充本页' }).click();
  await expect(page.getByText('没有找到相近的内容')).toBeVisible();
});

test('a failing assistant shows the message of the server and changes nothing', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: detail });
  await page.route('**/assistant/fill/point', (route) => route.fulfill({ json: { code: '30009', message: '助手正在维护', data: null } }));
  await page.getByRole('button', { name: '助手填充' }).click();
  await page.getByRole('menuitem', { name: '填充课点' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '助手正在维护' })).toBeVisible();
  await page.unroute('**/assistant/fill/point');
  await page.getByRole('button', { name: '重新填充' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '助手正在维护' })).toHaveCount(0);
});

test('a point that another course of the college has is found, taken and stored, by keyboard alone in English', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('majorLeader', { at: fresh });
  await page.getByRole('radio', { name: 'EN' }).click({ force: true });
  await page.getByLabel('Course name').fill('Algorithms in practice');
  await pressOn(page, page.getByRole('button', { name: 'Assistant fill' }));
  await expect(page.getByRole('menuitem', { name: 'Fill all (opens the copy wizard)' })).toBeFocused();
  await page.keyboard.type('Find similar points');
  await expect(page.getByRole('menuitem', { name: 'Find similar points' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Find similar points' });
  const search = dialog.getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('Control+a');
  const answered = page.waitForResponse((reply) => reply.request().postData()?.includes('链表') ?? false);
  await page.keyboard.type('链表');
  await answered;
  const take = dialog.getByRole('button', { name: /^Take / }).first();
  await pressOn(page, take);
  await expect(dialog.getByText('1 of 1 accepted, unsaved')).toBeVisible();
  await pressOn(page, dialog.getByRole('button', { name: 'Save 1' }));
  await expect(page.getByText('1 point saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Assistant fill' })).toBeFocused();
});

test('fill all opens the copy wizard', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: detail });
  await page.getByRole('button', { name: '助手填充' }).click();
  await page.getByRole('menuitem', { name: '全部填充（打开复制向导）' }).click();
  await expect(page.getByRole('dialog', { name: /复制课程/ })).toBeVisible();
});

test('while an import waits the assistant leaves the points alone', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: detail });
  await page.getByText('仅课点', { exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(await workbookOf([pointHeaders, ['有限自动机', '能构造有限自动机']]));
  await expect(page.getByText('课点.xlsx，尚未保存')).toBeVisible();
  await page.getByRole('button', { name: '助手填充' }).click();
  await expect(page.getByRole('menuitem', { name: '填充课点（请先保存或清除导入）' })).toBeDisabled();
});
