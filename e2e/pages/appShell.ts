import { appShell as shellOf, playwrightDriver } from '@college/curriculum-widgets/testing';
import { expect, type Locator, type Page } from '@playwright/test';

/** The frame of every page: navigation, account, language, search and feedback. */
export function appShell(page: Page) {
  const shell = shellOf(playwrightDriver<Locator>(page));

  return {
    ...shell,
    leaveQuestion: page.getByRole('alertdialog', { name: '不保存就离开？' }),
    async signOut() {
      await shell.signOut();
      await expect(page).toHaveURL(/\/course\/login$/);
    },
  };
}
