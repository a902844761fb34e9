import { expect } from '@playwright/test';
import { openPage } from './hostPage.mjs';

const readLook = (element) => {
  const { color, backgroundColor } = getComputedStyle(element);
  return { color, backgroundColor };
};

/** Changes language and theme while the page runs. */
export const looksJob = {
  name: 'looks',
  async run({ page, host }) {
    const { control, goalPanel } = await openPage(page, host);
    const light = await goalPanel.getByRole('button', { expanded: true }).first().evaluate(readLook);
    await control('Change theme').click();
    await expect.poll(() => goalPanel.getByRole('button', { expanded: true }).first().evaluate(readLook)).not.toEqual(light);
    await control('Change theme').click();
    await expect.poll(() => goalPanel.getByRole('button', { expanded: true }).first().evaluate(readLook)).toEqual(light);

    await control('Change language').click();
    await expect(page.getByRole('button', { name: 'Actions on teaching goals' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Major matrix' })).toBeVisible();
    await control('Change language').click();
    await expect(page.getByRole('heading', { name: '专业矩阵' })).toBeVisible();
    await expect(goalPanel).toBeVisible();
  },
};
