import { expect } from '@playwright/test';
import { openPage, sample } from './hostPage.mjs';

/** Every overlay, wherever it is mounted. */
const layers = (page) => page.locator('[role="dialog"], [role="menu"], [role="alertdialog"]');

async function dialogGivesFocusBack(page, goalMenu) {
  await goalMenu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '添加教学目标' }).press('Enter');
  const form = page.getByRole('dialog', { name: '添加教学目标' });
  await expect(form.getByRole('combobox', { name: /指标点/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(goalMenu).toBeFocused();
}

/** Takes the widgets off and puts them back, moves them, opens a dialog, and lets the source fail. */
export const lifeJob = {
  name: 'life',
  async run({ page, host }) {
    const { control, goalPanel, goalMenu } = await openPage(page, host);
    await dialogGivesFocusBack(page, goalMenu);

    if (host.kind === 'elements') {
      await control('Move the goals').click();
      await expect(page.getByRole('complementary').getByRole('group', { name: '教学目标' }).getByRole('listitem')).toHaveCount(
        sample.goalCount,
      );
      await dialogGivesFocusBack(page, goalMenu);
    }

    await control('Take the widgets off').click();
    await expect(goalPanel).toHaveCount(0);
    await expect(layers(page)).toHaveCount(0);
    await control('Cut the network').click();
    await control('Put the widgets back').click();
    await expect(page.getByText('没有取到教学目标')).toBeVisible();
    // A message takes the first Escape, wherever the keyboard is.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: '通知' })).toBeHidden();
    await control('Mend the network').click();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(goalPanel.getByRole('listitem')).toHaveCount(sample.goalCount);
    await dialogGivesFocusBack(page, goalMenu);
  },
};
