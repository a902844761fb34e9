import { getCourseUnit } from '@college/api-client/contract';
import { assistantReview } from '../pages/assistantReview';
import { courseUnitPage, dataStructuresAddress, newUnitAddress } from '../pages/courseUnitPage';
import { pressOn, skipToContent } from '../support/keyboard';
import { pointHeaders, workbookOf } from '../support/pointWorkbook';
import { expect, test } from '../support/test';

test('a new course is filled from a like one: each suggestion is looked at before it counts', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: newUnitAddress });
  const unit = courseUnitPage(page);
  await unit.name.fill('数据结构与算法');
  const assistant = assistantReview(page);
  await assistant.ask('page');
  const review = assistant.review('数据结构与算法');
  const introduction = review.getByRole('listitem').filter({ hasText: '课程简介' });
  await expect(introduction).toContainText(/相似 \d+%，共有「数据结构」/);
  await expect(introduction).toContainText('建议');

  await test.step('fields become unsaved changes, points are stored when that is confirmed', async () => {
    await assistant.accept('课程简介');
    await assistant.accept('链表');
    await assistant.apply({ toForm: 1, toStore: 1 });
    await expect(page.getByText('已保存 1 个课点')).toBeVisible();
    await expect(page.getByText('已填入 1 项，尚未保存')).toBeVisible();
    await expect(unit.introduction).not.toHaveValue('');
    await expect(page.getByText(/处修改未保存/)).toBeVisible();
    await expect.poll(unit.pointNames).toEqual(['链表']);
  });

  await test.step('saved with the page', async () => {
    await unit.save();
    await expect(page).toHaveURL(/courseUnitId=\d+/);
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    await page.reload();
    await expect(unit.introduction).not.toHaveValue('');
    await expect.poll(unit.pointNames).toEqual(['链表']);
  });
});

test('nothing is filled unless a person accepts it', async ({ page, signIn, people }) => {
  const leader = await people.client('majorLeader');
  const stored = () => leader.call(getCourseUnit, { query: { courseid: 1004 } });
  const before = await stored();
  await signIn('majorLeader', { at: dataStructuresAddress });
  const { introduction } = courseUnitPage(page);
  const text = await introduction.inputValue();
  const assistant = assistantReview(page);
  await assistant.ask('page');
  await assistant.leave.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(introduction).toHaveValue(text);
  expect(await stored()).toEqual(before);
});

test('reports that a course has no similar one, and requires a name for a nameless one', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: newUnitAddress });
  const assistant = assistantReview(page);
  await assistant.ask('course');
  await expect(page.getByRole('alert').filter({ hasText: '请先填写课程名称' })).toBeVisible();
  await assistant.leave.click();
  await courseUnitPage(page).name.fill('古琴鉴赏');
  await assistant.ask('page');
  await expect(page.getByText('没有找到相近的内容')).toBeVisible();
});

test('a point that another course of the college has is found, taken and stored, by keyboard alone in English', async ({
  page,
  signIn,
}) => {
  await signIn('majorLeader', { at: newUnitAddress, language: 'en' });
  await page.getByRole('textbox', { name: 'Course name' }).fill('Algorithms in practice');
  await skipToContent(page);
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
  // What was found before stays until the answer is drawn.
  await expect(dialog.getByRole('status').filter({ hasText: /^\d+ match(es)?$/ })).toBeVisible();
  const take = dialog.getByRole('button', { name: /^Take / }).first();
  await pressOn(page, take);
  await expect(dialog.getByText('1 of 1 accepted, unsaved')).toBeVisible();
  await pressOn(page, dialog.getByRole('button', { name: 'Save 1' }));
  await expect(page.getByText('1 point saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Assistant fill' })).toBeFocused();
});

test('fill all opens the copy wizard', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  await assistantReview(page).ask('all');
  await expect(page.getByRole('dialog', { name: /复制课程/ })).toBeVisible();
});

test('while an import waits the assistant leaves the points alone', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  const unit = courseUnitPage(page);
  await unit.chooseTemplate('仅课点');
  await unit.chooseFile(await workbookOf([pointHeaders, ['有限自动机', '能构造有限自动机']]));
  await expect(page.getByText('课点.xlsx，尚未保存')).toBeVisible();
  await unit.assistant.click();
  await expect(page.getByRole('menuitem', { name: '填充课点（请先保存或清除导入）' })).toBeDisabled();
});

test('a course that is new to the college starts from a sample outline, which is taken back as one act', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: newUnitAddress });
  const unit = courseUnitPage(page);
  await unit.name.fill('编译原理');
  const offered = page.getByRole('region', { name: '可参考的教学目标' });
  await expect(offered).toContainText('样例大纲《编译原理》');
  await expect(offered.getByRole('button', { name: /^添加「/ })).not.toHaveCount(0);

  const assistant = assistantReview(page);
  await assistant.ask('page');
  const review = assistant.review('编译原理');
  await expect(review).toContainText('样例大纲');
  await review.getByRole('button', { name: '采用全部' }).click();
  await review.getByRole('button', { name: /^填入 \d+ 项，保存 \d+ 条$/ }).click();
  await expect(page.getByText(/已填入 \d+ 项，尚未保存；已保存 \d+ 个课点/)).toBeVisible();
  await expect.poll(unit.pointNames).toContain('编译过程');
  await expect(unit.introduction).not.toHaveValue('');
  await expect(page.getByRole('textbox', { name: '名称，第 6 行' })).not.toHaveValue('');

  await page.keyboard.press('Control+z');
  await expect(page.getByText('已撤回助手对《编译原理》的填充')).toBeVisible();
  await expect.poll(unit.pointNames).toEqual([]);
  await expect(unit.introduction).toHaveValue('');
  await expect(page.getByRole('textbox', { name: '名称，第 2 行' })).toHaveCount(0);
});
