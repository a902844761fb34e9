import { expect } from '@playwright/test';
import { openPage, tabUntil } from './hostPage.mjs';

/** Changes a cell of the major matrix by keyboard, saves it, and finds it again. */
export const matrixJob = {
  name: 'matrix',
  async run({ page, host }) {
    const { control, grid } = await openPage(page, host);
    await expect(grid).toBeVisible();
    const cell = grid.locator('[role="gridcell"][tabindex="0"]');
    await tabUntil(page, (element) => element.getAttribute('role') === 'gridcell');
    await expect(cell).toBeFocused();
    await expect(cell).not.toHaveAccessibleName(/弱支撑/);
    await page.keyboard.press('2');
    await expect(cell).toHaveAccessibleName(/弱支撑/);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('更新成功')).toBeVisible();

    await control('Take the widgets off').click();
    await expect(grid).toBeHidden();
    await control('Put the widgets back').click();
    await expect(cell).toHaveAccessibleName(/弱支撑/);
  },
};
