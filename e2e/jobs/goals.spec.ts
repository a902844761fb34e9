import { getCourseGoals, updateCourseGoal } from '@college/api-client/contract';
import type { Client } from '@college/api-client';
import type { Locator } from '@playwright/test';
import { courseGoals } from '../pages/courseGoals';
import { dataStructuresAddress } from '../pages/courseUnitPage';
import { inBothLanguages, pressOn, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

async function storedGoals(client: Client, indicator: string) {
  const indicators = await client.call(getCourseGoals, { query: { courseId: 1004, majorId: 1001 } });
  return indicators.filter(({ description }) => description.startsWith(indicator)).flatMap(({ children }) => children);
}

async function pasteInto(field: Locator, text: string) {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('goals are added, edited, deleted and brought back', async ({ page, people, signIn, recordCalls }) => {
  const leader = await people.client('majorLeader');
  await signIn('majorLeader', { at: dataStructuresAddress });
  const goals = courseGoals(page);
  await expect(goals.items).toHaveCount(4);
  const sent = recordCalls();

  await test.step('pasted lines become goals, saved in one call', async () => {
    await goals.startAdding('1.1');
    const form = goals.addForm;
    await pasteInto(form.getByRole('textbox', { name: '教学目标 1' }), '能用图描述依赖\n\n能用树描述层次\n \n能说明二者的差别\n');
    await expect(form.getByText('粘贴的 3 行已成为 3 条教学目标，2 个空行已略过。')).toBeVisible();
    await form.getByRole('textbox', { name: '教学目标 2' }).fill('  ');
    await form.getByRole('button', { name: '保存 3 条教学目标' }).click();
    await expect(form.getByText('目标内容不能为空，请重新输入')).toBeVisible();
    expect(sent).not.toContain('updateCourseGoals');
    await form.getByRole('textbox', { name: '教学目标 2' }).fill('能用树描述层次');
    await goals.saveAdded();
    await expect(goals.items).toHaveCount(7);
    expect(sent.filter((name) => name === 'updateCourseGoals')).toHaveLength(1);
  });

  await test.step('one is edited', async () => {
    await goals.startEditing('1.1', '能说明二者的差别');
    await goals.editForm.getByRole('textbox', { name: '内容' }).fill('能说明图与树的差别');
    await page.keyboard.press('Enter');
    await expect(goals.section.getByText('能说明图与树的差别')).toBeVisible();
    await expect.poll(() => sent.filter((name) => name === 'updatecoursegoal')).toHaveLength(1);
  });

  await test.step('one is deleted and brought back', async () => {
    await goals.startDeleting('1.1', '能用图描述依赖');
    await goals.deleteForm.getByRole('button', { name: '删除教学目标' }).click();
    await expect(page.getByText('删除成功')).toBeVisible();
    await expect(goals.items).toHaveCount(6);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(goals.items).toHaveCount(7);
    await expect
      .poll(async () => (await storedGoals(leader, '1.1 ')).map(({ description }) => description))
      .toEqual(['能用树描述层次', '能说明图与树的差别', '能用图描述依赖']);
  });

  await test.step('all goals of an indicator point are cleared at once, and brought back', async () => {
    await goals.showTable();
    const search = goals.section.getByRole('searchbox');
    await search.fill('二者');
    await expect(goals.section.getByText('无搜索结果')).toBeVisible();
    await search.fill('图与树');
    await expect(goals.rows).toHaveCount(1);
    await goals.section.getByRole('button', { name: '清空 1.1 的教学目标' }).click();
    await expect(page.getByText('清空成功')).toBeVisible();
    await expect.poll(async () => (await storedGoals(leader, '1.1 ')).length).toBe(0);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(async () => (await storedGoals(leader, '1.1 ')).length).toBe(3);
    await search.fill('');
    await goals.section.getByRole('button', { name: '清空 1.3 的教学目标' }).click();
    await expect(page.getByText('该指标点下没有教学目标')).toBeVisible();
  });
});

test('a goal that somebody else has changed keeps what was typed', async ({ page, people, signIn }) => {
  const leader = await people.client('majorLeader');
  const [goal] = await storedGoals(leader, '1.2 ');
  await signIn('majorLeader', { at: dataStructuresAddress });
  const { showTable, section, editForm: form } = courseGoals(page);
  await showTable();
  await section.getByRole('button', { name: '编辑教学目标 1.2-1' }).click();
  await form.getByRole('textbox', { name: '内容' }).fill('我写的');
  await leader.call(updateCourseGoal, { body: { ...goal!, description: '别人写的' } });
  await form.getByRole('button', { name: '保存教学目标' }).click();
  await expect(form.getByText(/他人已把这条目标改为「别人写的」/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: '内容' })).toHaveValue('我写的');
  expect((await storedGoals(leader, '1.2 '))[0]?.description).toBe('别人写的');
  await form.getByRole('button', { name: '保存教学目标' }).click();
  await expect(form).toHaveCount(0);
  expect((await storedGoals(leader, '1.2 '))[0]?.description).toBe('我写的');
});

test('a reader sees the goals and no way to change them', async ({ page, signIn }) => {
  await signIn('collegeViewer', { at: dataStructuresAddress });
  const { items, actions, showTable, rows, section } = courseGoals(page);
  await expect(items).toHaveCount(4);
  await expect(actions).toHaveCount(0);
  await showTable();
  await expect(rows).toHaveCount(10);
  await expect(section.getByRole('button', { name: /添加|清空|编辑|删除/ })).toHaveCount(0);
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

for (const { language, inLanguage, words } of walks) {
  test(`goals are added, deleted, cleared and brought back by keyboard alone, ${inLanguage}`, async ({ page, people, signIn }) => {
    const leader = await people.client('majorLeader');
    await signIn('majorLeader', { at: dataStructuresAddress, language });
    const goals = page.getByRole('region', { name: words.section, exact: true });

    await test.step('adds two', async () => {
      // From the end of the page: on the way down, the long texts of this unit would open in their windows.
      await tabTo(page, goals.getByRole('button', { name: words.actions }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: words.add })).toBeFocused();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: words.add });
      const indicator = form.getByRole('combobox', { name: words.indicator });
      await expect(indicator).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(indicator).toHaveAttribute('aria-expanded', 'true');
      await expect(indicator).not.toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await typeInto(page, form.getByRole('textbox', { name: words.first }), words.typed[0]);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('textbox', { name: words.first.replace('1', '2') })).toBeFocused();
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
      await expect(goals.getByRole('button', { name: `${words.remove} 1.1-2` })).toBeFocused();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: words.remove });
      await expect(form.getByText(words.typed[1], { exact: true })).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(words.deleted)).toBeVisible();
      await expect.poll(async () => (await storedGoals(leader, '1.1 ')).length).toBe(1);
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
      await expect.poll(async () => (await storedGoals(leader, '1.2 ')).length).toBe(1);
    });
  });
}
