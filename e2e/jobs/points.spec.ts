import { getCourseUnit, getProjectMatrixChoices, saveKsa, savePoints } from '@college/api-client/contract';
import type { Client } from '@college/api-client';
import { courseUnitPage, dataStructuresAddress } from '../pages/courseUnitPage';
import { pointEditor } from '../pages/pointEditor';
import { badUploads } from '../support/badUploads';
import { inBothLanguages, pressOn, tabTo } from '../support/keyboard';
import { pointKsaHeaders, workbookOf } from '../support/pointWorkbook';
import { refusalOf } from '../support/programme';
import { expect, test } from '../support/test';

async function storedPoints(client: Client) {
  return (await client.call(getCourseUnit, { query: { courseid: 1004 } })).pointksa;
}

const titlesOf = (points: readonly { title: string }[]) => points.map(({ title }) => title);

test('points are edited, saved by closing, and the page behind shows them', async ({ page, people, signIn, recordCalls }) => {
  const leader = await people.client('majorLeader');
  await signIn('majorLeader', { at: dataStructuresAddress });
  const { open, dialog, edit, add, remove, removeWithAll, close } = pointEditor(page);
  await open();
  const sent = recordCalls();

  await test.step('edits one, adds one, deletes one', async () => {
    await edit(2, { title: '顺序存储' });
    await add(11, { title: '字符串', description: '模式匹配' });
    await remove(1);
    await removeWithAll();
    await expect(dialog.getByText('3 处修改未保存')).toBeVisible();
  });

  await test.step('closing saves once', async () => {
    await close();
    await expect(page.getByText('保存成功')).toBeVisible();
    expect(sent.filter((name) => name === 'savepoints')).toHaveLength(1);
    expect(sent).not.toContain('saveksa');
    const titles = titlesOf(await storedPoints(leader));
    expect(titles[0]).toBe('顺序存储');
    expect(titles.at(-1)).toBe('字符串');
    expect(titles).not.toContain('算法与复杂度');
  });

  await test.step('the page shows them, and saves after them without a conflict', async () => {
    await expect(page.getByRole('cell', { name: '顺序存储' })).toBeVisible();
    await courseUnitPage(page).name.fill('数据结构与算法');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('保存成功').last()).toBeVisible();
    await expect(page.getByText(/已被他人/)).toHaveCount(0);
    expect(titlesOf(await storedPoints(leader)).at(-1)).toBe('字符串');
  });
});

test('an import replaces points and KSA, is cleared, and is saved', async ({ page, people, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  const { open, dialog, rows, chooseFile } = pointEditor(page);
  await open();
  await expect(rows).toHaveCount(10);
  const file = await workbookOf([
    pointKsaHeaders,
    ['有限自动机', '能构造有限自动机', 'K', '1', '自动机的组成'],
    ['有限自动机', '', 'S', '1', '能画状态图'],
    ['正则式', '能写正则式', 'K', '1', '自动机的组成'],
  ]);

  await test.step('a broken workbook keeps the list', async () => {
    const { file: broken, zh } = (await badUploads())['that is broken']!;
    await chooseFile(broken);
    await expect(dialog.getByText(zh).first()).toBeVisible();
    await expect(rows).toHaveCount(10);
  });

  await test.step('imports and clears', async () => {
    await chooseFile(file);
    await expect(rows).toHaveText(['有限自动机', '正则式']);
    await dialog.getByRole('button', { name: '清除' }).click();
    await expect(rows).toHaveCount(10);
    await expect(dialog.getByText(/处修改未保存/)).toHaveCount(0);
  });

  await test.step('imports and saves', async () => {
    await chooseFile(file);
    await expect(rows).toHaveText(['有限自动机', '正则式']);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
    const leader = await people.client('majorLeader');
    const points = await storedPoints(leader);
    expect(points.map(({ title, ksa }) => [title, ...ksa.map((item) => `${item.title}${item.level} ${item.description}`)])).toEqual([
      ['有限自动机', 'K1 自动机的组成', 'S1 能画状态图'],
      ['正则式', 'K1 自动机的组成'],
    ]);
    const { ksas } = await leader.call(getProjectMatrixChoices, { query: { courseId: 1004 } });
    expect(ksas.map(({ title, level }) => `${title}${level}`)).toEqual(['K1', 'S1']);
  });
});

test('two people: the later one gets a conflict, and may overwrite', async ({ page, people, signIn }) => {
  const other = await people.client('departmentManager');
  await signIn('majorLeader', { at: dataStructuresAddress });
  const { open, dialog, remove, removeWithAll } = pointEditor(page);
  await open();
  await remove(1);
  await removeWithAll();
  const [first, second] = await storedPoints(other);
  const points = [first!, second!].map((point) => ({ ...point, description: '改' }));
  await other.call(savePoints, { body: { courseId: 1004, points } });
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('这门课程的课点刚被他人修改，您的修改还没有保存。')).toBeVisible();
  await dialog.getByRole('button', { name: '用我的覆盖' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  const titles = titlesOf(await storedPoints(other));
  expect(titles).toHaveLength(9);
  expect(titles[0]).toBe('顺序表');
});

const walks = inBothLanguages({
  zh: {
    titleOfSecond: '课点 2 的标题',
    title: '顺序存储',
    removeOne: '删除所选 1 个课点',
    withAll: '一并删除',
    removed: '已删除 1 个课点',
    points: /课点/,
    addSkill: '添加 S',
    skills: 'S 技能',
    skill: '能画状态图',
    supports: '课点 1',
    saved: '保存成功',
  },
  en: {
    titleOfSecond: 'Title of point 2',
    title: 'Arrays',
    removeOne: 'Delete 1 selected point',
    withAll: 'Delete it all',
    removed: '1 point deleted',
    points: /Points/,
    addSkill: 'Add S',
    skills: 'S Skill',
    skill: 'Draws state diagrams',
    supports: 'Point 1',
    saved: 'Save Successfully',
  },
});

for (const { language, inLanguage, words } of walks) {
  test(`points and KSA are edited, tied and saved by keyboard alone, ${inLanguage}`, async ({ page, people, signIn }) => {
    await signIn('majorLeader', { at: dataStructuresAddress, language });
    const { dialog: popup, opener } = pointEditor(page);
    // From the end: on the way down the long texts above open in windows of their own.
    await tabTo(page, opener, 'Shift+Tab');
    await page.keyboard.press('Enter');

    await test.step('walks, edits, selects and deletes', async () => {
      await expect(popup.getByRole('rowheader')).toHaveCount(10);
      await tabTo(page, popup.getByRole('row').nth(1));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: words.titleOfSecond })).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(words.title);
      await page.keyboard.press('Enter');
      await expect(popup.getByRole('rowheader', { name: words.title })).toBeVisible();
      await expect(popup.getByRole('grid').locator(':focus')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await pressOn(page, popup.getByRole('button', { name: words.removeOne }));
      await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: words.withAll }));
      await expect(popup.getByRole('rowheader')).toHaveCount(9);
      // While a message is shown, Esc closes it.
      await expect(page.getByText(words.removed)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(words.removed)).toHaveCount(0);
    });

    await test.step('adds KSA items and ties one to a point', async () => {
      await tabTo(page, popup.getByRole('tab', { name: words.points }), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      const add = popup.getByRole('button', { name: words.addSkill });
      await pressOn(page, add);
      await expect(popup.getByRole('textbox').and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.type(words.skill);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(add).toBeFocused();
      const row = popup.getByRole('row', { name: words.skill });
      await tabTo(page, popup.getByRole('grid', { name: words.skills }).getByRole('row').first());
      await page.keyboard.press('End');
      await expect(row).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(row.getByText(words.supports, { exact: true })).toBeVisible();
      await expect(page.getByRole('menuitemcheckbox')).toHaveCount(0);
    });

    await test.step('saves and closes', async () => {
      await page.keyboard.press('Control+s');
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(words.saved)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(opener).toBeFocused();
      const points = await storedPoints(await people.client('majorLeader'));
      expect(points.map(({ title }) => title)).toContain(words.title);
      expect(points[0]?.ksa.map(({ description }) => description)).toContain(words.skill);
    });
  });
}

test('who only reads is offered no editing, and refused it', async ({ page, people, signIn }) => {
  const viewer = await people.client('collegeViewer');
  await signIn('collegeViewer', { at: dataStructuresAddress });
  await expect(page.getByRole('cell', { name: '顺序表' })).toBeVisible();
  await expect(pointEditor(page).opener).toHaveCount(0);
  const points = await storedPoints(viewer);
  expect(await refusalOf(viewer.call(savePoints, { body: { courseId: 1004, points: [] } }))).toBe('30003');
  expect(await refusalOf(viewer.call(saveKsa, { body: { courseId: 1004, ksa: [] } }))).toBe('30003');
  expect(await storedPoints(viewer)).toEqual(points);
});
