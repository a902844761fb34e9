import { expect } from '@playwright/test';
import { openPage, sample } from './hostPage.mjs';

/** Reads the goals, folds them, and adds one through the form. */
export const goalsJob = {
  name: 'goals',
  async run({ page, host }) {
    const { goalPanel, goalMenu } = await openPage(page, host);
    const group = goalPanel.getByRole('button', { name: /^2\.1/ });
    const goal = goalPanel.getByText(sample.goal);
    await expect(goal).toBeVisible();
    await group.click();
    await expect(goal).toBeHidden();
    await group.click();
    await expect(goal).toBeVisible();

    await goalMenu.click();
    await page.getByRole('menuitem', { name: '添加教学目标' }).click();
    const form = page.getByRole('dialog', { name: '添加教学目标' });
    await form.getByRole('combobox', { name: /指标点/ }).click();
    await page.getByRole('option', { name: /^1\.1 / }).click();
    await form.getByRole('textbox', { name: '教学目标 1' }).click();
    await page.keyboard.type('能用图描述依赖');
    await form.getByRole('button', { name: '保存教学目标' }).click();
    await expect(form).toBeHidden();
    await expect(goalPanel.getByRole('listitem')).toHaveCount(sample.goalCount + 1);
    await expect(goalPanel.getByText('能用图描述依赖')).toBeVisible();
    await expect(page.getByText('教学目标保存成功')).toBeVisible();
  },
};
