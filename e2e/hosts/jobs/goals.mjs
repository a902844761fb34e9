import { expect } from '@playwright/test';
import { openPage, partsOf, sample } from './hostPage.mjs';

/** The words of the page in Chinese. */
export const inChinese = {
  goal: sample.goal,
  add: '添加教学目标',
  indicator: /指标点/,
  entry: '教学目标 1',
  content: '能用图描述依赖',
  save: '保存教学目标',
  saved: '教学目标保存成功',
};

const inEnglish = {
  goal: sample.goalInEnglish,
  add: 'Add teaching goals',
  indicator: /Indicator point/,
  entry: 'Teaching goal 1',
  content: 'Describe dependencies by a graph',
  save: 'Save teaching goal',
  saved: 'Goal saved',
};

/** Reads the goals of the open page, folds them, and adds one through the form to those that are there. */
export async function readAndAdd(page, words, goalCount = sample.goalCount) {
  const { goalPanel, goalMenu } = partsOf(page);
  const group = goalPanel.getByRole('button', { name: /^2\.1/ });
  const goal = goalPanel.getByText(words.goal);
  await expect(goal).toBeVisible();
  await group.click();
  await expect(goal).toBeHidden();
  await group.click();
  await expect(goal).toBeVisible();

  await goalMenu.click();
  await page.getByRole('menuitem', { name: words.add }).click();
  const form = page.getByRole('dialog', { name: words.add });
  await form.getByRole('combobox', { name: words.indicator }).click();
  await page.getByRole('option', { name: /^1\.1 / }).click();
  await form.getByRole('textbox', { name: words.entry }).click();
  await page.keyboard.type(words.content);
  await form.getByRole('button', { name: words.save }).click();
  await expect(form).toBeHidden();
  await expect(goalPanel.getByRole('listitem')).toHaveCount(goalCount + 1);
  await expect(goalPanel.getByText(words.content)).toBeVisible();
  await expect(page.getByText(words.saved)).toBeVisible();
}

/** Reads the goals, folds them, and adds one through the form. */
export const goalsJob = {
  name: 'goals',
  async run({ page, host }) {
    await openPage(page, host);
    await readAndAdd(page, inChinese);
  },
};

/** The same in English, after the dark theme was chosen. */
export const goalsInEnglishJob = {
  name: 'english',
  async run({ page, host }) {
    const { control } = await openPage(page, host);
    await control('Change theme').click();
    await control('Change language').click();
    await readAndAdd(page, inEnglish);
    const surface = page
      .locator('[data-cw-root]')
      .filter({ has: partsOf(page).goalMenu })
      .first();
    await expect(surface).toHaveAttribute('data-cw-theme', 'dark');
  },
};
