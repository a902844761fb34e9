import { expect } from '@playwright/test';
import { openPage } from './hostPage.mjs';

const goals = ['G1', 'G2', 'G3', 'G4'];

/** Walks through the copy wizard to the end; the page receives the address to go to. */
export const copyJob = {
  name: 'copy',
  async run({ page, host }) {
    const { control } = await openPage(page, host);
    await control('Copy this course').click();
    const wizard = page.getByRole('dialog', { name: /复制课程/ });
    await wizard.getByRole('combobox', { name: '学校' }).selectOption({ label: '明理大学' });
    await wizard.getByRole('combobox', { name: '学院' }).selectOption({ label: '计算机学院' });
    await wizard.getByRole('combobox', { name: '专业' }).selectOption({ label: '计算机科学与技术' });
    await wizard.getByRole('button', { name: '下一步' }).click();
    await expect(wizard.getByRole('status').filter({ hasText: '已绑定 0/4' })).toBeVisible();
    for (const goal of goals) await wizard.getByRole('checkbox', { name: new RegExp(`^${goal} `) }).check();
    await wizard.getByRole('radio', { name: /^1\.2 / }).check();
    await wizard.getByRole('radiogroup', { name: '支撑' }).getByText('强', { exact: true }).click();
    await wizard.getByRole('button', { name: /^绑定/ }).click();
    await expect(wizard.getByRole('status').filter({ hasText: '已绑定 4/4' })).toBeVisible();
    await wizard.getByRole('button', { name: '下一步' }).click();
    await expect(wizard.getByRole('progressbar')).toBeVisible();
    await expect(wizard.getByText('已复制到计算机科学与技术')).toBeVisible();
    await wizard.getByRole('button', { name: '去目标专业' }).click();
    await expect(wizard).toBeHidden();
    await expect(page.locator('output', { hasText: '/major/index?majorId=1002' })).toBeVisible();
  },
};
