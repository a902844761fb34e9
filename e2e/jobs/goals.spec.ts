import type { Locator, Page } from '@playwright/test';
import { inBothLanguages, pressOn, signInByKeyboard, tabTo, typeInto } from '../support/keyboard';
import { callsOf, recordCalls, type ServerCalls } from '../support/serverCalls';
import { expect, test } from '../support/test';

const address = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004';

interface StoredIndicator {
  description: string;
  children: { id: number; parentId: number; courseId: number; description: string }[];
}

async function storedGoals(calls: ServerCalls, indicator = '') {
  const { data } = await calls.get('/course/getcoursegoal?courseId=1004&majorId=1001');
  return (data as StoredIndicator[]).filter(({ description }) => description.startsWith(indicator)).flatMap(({ children }) => children);
}

const section = (page: Page, name = '教学目标') => page.getByRole('region', { name, exact: true });

async function pasteInto(field: Locator, text: string) {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function fromMenu(page: Page, act: string) {
  await section(page).getByRole('button', { name: '教学目标操作' }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('goals are added, edited, deleted and brought back', async ({ page, server, signIn }) => {
  await signIn('majorLeader');
  await page.goto(address);
  const calls = await callsOf(server.url, 'majorLeader');
  const goals = section(page);
  await expect(goals.getByRole('listitem')).toHaveCount(4);
  const requests = recordCalls(page);

  await test.step('pasted lines become goals, saved in one call', async () => {
    await fromMenu(page, '添加教学目标');
    const form = page.getByRole('dialog', { name: '添加教学目标' });
    await form.getByRole('combobox', { name: /指标点/ }).click();
    await page.getByRole('option', { name: /^1\.1 / }).click();
    await pasteInto(form.getByRole('textbox', { name: '教学目标 1' }), '能用图描述依赖\n\n能用树描述层次\n \n能说明二者的差别\n');
    await expect(form.getByText('粘贴的 3 行已成为 3 条教学目标，2 个空行已略过。')).toBeVisible();
    await form.getByRole('textbox', { name: '教学目标 2' }).fill('  ');
    await form.getByRole('button', { name: '保存 3 条教学目标' }).click();
    await expect(form.getByText('目标内容不能为空，请重新输入')).toBeVisible();
    expect(requests).not.toContain('updateCourseGoals');
    await form.getByRole('textbox', { name: '教学目标 2' }).fill('能用树描述层次');
    await form.getByRole('button', { name: '保存 3 条教学目标' }).click();
    await expect(page.getByText('教学目标保存成功')).toBeVisible();
    await expect(goals.getByRole('listitem')).toHaveCount(7);
    expect(requests.filter((name) => name === 'updateCourseGoals')).toHaveLength(1);
  });

  await test.step('one is edited', async () => {
    await fromMenu(page, '编辑教学目标');
    const form = page.getByRole('dialog', { name: '编辑教学目标' });
    await form.getByRole('combobox', { name: /教学目标/ }).click();
    await page.getByRole('option', { name: /^1\.1 / }).click();
    await page.getByRole('option', { name: '能说明二者的差别' }).click();
    await form.getByRole('textbox', { name: '内容' }).fill('能说明图与树的差别');
    await page.keyboard.press('Enter');
    await expect(goals.getByText('能说明图与树的差别')).toBeVisible();
    expect(requests.filter((name) => name === 'updatecoursegoal')).toHaveLength(1);
  });

  await test.step('one is deleted and brought back', async () => {
    await fromMenu(page, '删除教学目标…');
    const form = page.getByRole('dialog', { name: '删除教学目标' });
    await form.getByRole('combobox', { name: /教学目标/ }).click();
    await page.getByRole('option', { name: /^1\.1 / }).click();
    await page.getByRole('option', { name: '能用图描述依赖' }).click();
    await form.getByRole('button', { name: '删除教学目标' }).click();
    await expect(page.getByText('删除成功')).toBeVisible();
    await expect(goals.getByRole('listitem')).toHaveCount(6);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(goals.getByRole('listitem')).toHaveCount(7);
    expect((await storedGoals(calls, '1.1 ')).map(({ description }) => description)).toEqual([
      '能用树描述层次',
      '能说明图与树的差别',
      '能用图描述依赖',
    ]);
  });

  await test.step('all goals of an indicator point are cleared at once, and brought back', async () => {
    await goals.getByText('表格', { exact: true }).click();
    await goals.getByRole('searchbox').fill('二者');
    await expect(goals.getByText('无搜索结果')).toBeVisible();
    await goals.getByRole('searchbox').fill('图与树');
    await expect(goals.getByRole('rowheader')).toHaveCount(1);
    await goals.getByRole('button', { name: '清空 1.1 的教学目标' }).click();
    await expect(page.getByText('清空成功')).toBeVisible();
    await expect.poll(async () => (await storedGoals(calls, '1.1 ')).length).toBe(0);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(async () => (await storedGoals(calls, '1.1 ')).length).toBe(3);
    await goals.getByRole('searchbox').fill('');
    await goals.getByRole('button', { name: '清空 1.3 的教学目标' }).click();
    await expect(page.getByText('该指标点下没有教学目标')).toBeVisible();
  });
});

test('a goal that somebody else has changed keeps what was typed', async ({ page, server, signIn }) => {
  await signIn('majorLeader');
  await page.goto(address);
  const calls = await callsOf(server.url, 'majorLeader');
  const [goal] = await storedGoals(calls, '1.2 ');
  await section(page).getByText('表格', { exact: true }).click();
  await section(page).getByRole('button', { name: '编辑教学目标 1.2-1' }).click();
  const form = page.getByRole('dialog', { name: '编辑教学目标' });
  await form.getByRole('textbox', { name: '内容' }).fill('我写的');
  await calls.post('/course/updatecoursegoal', { ...goal, description: '别人写的' });
  await form.getByRole('button', { name: '保存教学目标' }).click();
  await expect(form.getByText(/他人已把这条目标改为「别人写的」/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: '内容' })).toHaveValue('我写的');
  expect((await storedGoals(calls, '1.2 '))[0]?.description).toBe('别人写的');
  await form.getByRole('button', { name: '保存教学目标' }).click();
  await expect(form).toHaveCount(0);
  expect((await storedGoals(calls, '1.2 '))[0]?.description).toBe('我写的');
});

test('a reader sees the goals and no way to change them', async ({ page, signIn }) => {
  await signIn('collegeViewer');
  await page.goto(address);
  await expect(section(page).getByRole('listitem')).toHaveCount(4);
  await expect(section(page).getByRole('button', { name: '教学目标操作' })).toHaveCount(0);
  await section(page).getByText('表格', { exact: true }).click();
  await expect(section(page).getByRole('rowheader')).toHaveCount(10);
  await expect(section(page).getByRole('button', { name: /添加|清空|编辑|删除/ })).toHaveCount(0);
});

const walks = inBothLanguages({
  zh: {
    section: '教学目标',
    actions: '教学目标操作',
    add: '添加教学目标',
    indicator: /指标点/,
    first: '教学目标 1',
    typed: ['能用图描述依赖', '能用树描述层次'],
    saved: '教学目标保存成功',
    panel: '面板',
    addUnder: '在 1.1 下添加教学目标',
    remove: '删除教学目标',
    deleted: '删除成功',
    clear: '清空 1.2 的教学目标',
    withAll: '一并删除',
    cleared: '清空成功',
    undo: '撤销',
  },
  en: {
    section: 'Teaching goals',
    actions: 'Actions on teaching goals',
    add: 'Add teaching goals',
    indicator: /Indicator point/,
    first: 'Teaching goal 1',
    typed: ['describe dependencies by graphs', 'describe levels by trees'],
    saved: 'Goal saved',
    panel: 'Panel',
    addUnder: 'Add a teaching goal under 1.1',
    remove: 'Delete teaching goal',
    deleted: 'Delete Successfully',
    clear: 'Clear the teaching goals of 1.2',
    withAll: 'Delete it all',
    cleared: 'Clear Successfully',
    undo: 'Undo',
  },
} as const);

for (const { language, words } of walks) {
  test(`goals are added, deleted, cleared and brought back by keyboard alone, in ${language}`, async ({ page, server }) => {
    test.slow();
    await signInByKeyboard(page, 'majorLeader', language, address);
    const calls = await callsOf(server.url, 'majorLeader');
    const goals = section(page, words.section);

    await test.step('adds two', async () => {
      // From the end of the page: on the way down, the long texts of this unit would open in their windows.
      await tabTo(page, goals.getByRole('button', { name: words.actions }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: words.add })).toBeFocused();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: words.add });
      await expect(form.getByRole('combobox', { name: words.indicator })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await typeInto(page, form.getByRole('textbox', { name: words.first }), words.typed[0]);
      await page.keyboard.press('Enter');
      await page.keyboard.type(words.typed[1]);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(goals.getByRole('listitem')).toHaveCount(6);
      await expect(goals.getByRole('button', { name: words.actions })).toBeFocused();
    });

    await test.step('deletes in the table', async () => {
      await tabTo(page, goals.getByRole('radio', { name: words.panel }), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await tabTo(page, goals.getByRole('button', { name: words.addUnder }));
      await page.keyboard.press('End');
      await expect(goals.getByRole('button', { name: `${words.remove} 1.1-1` })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: words.remove });
      await expect(form.getByText(words.typed[1], { exact: true })).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(words.deleted)).toBeVisible();
      await expect.poll(async () => (await storedGoals(calls, '1.1 ')).length).toBe(1);
      // Focus goes to the row in the place of the deleted one.
      await expect(goals.getByRole('button', { name: `${words.remove} 1.2-1` })).toBeFocused();
    });

    await test.step('clears and undoes', async () => {
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(goals.getByRole('button', { name: words.clear })).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: words.withAll }));
      await expect(page.getByText(words.cleared)).toBeVisible();
      await page.keyboard.press('F6');
      await pressOn(page, page.getByRole('button', { name: words.undo }).last());
      await expect.poll(async () => (await storedGoals(calls, '1.2 ')).length).toBe(1);
    });
  });
}
