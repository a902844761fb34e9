import type { Page } from '@playwright/test';
import { courseUnitPage } from './courseUnitPage';

/** What the assistant offers on the page of a course unit, in Chinese. */
export function assistantReview(page: Page) {
  const { assistant } = courseUnitPage(page);

  return {
    /** Opens the menu of the assistant and chooses what to fill. */
    async ask(item: string) {
      await assistant.click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    },
    dialogFor: (course: string) => page.getByRole('dialog', { name: `助手对《${course}》的建议` }),
    leave: page.getByRole('button', { name: /^(全部不用|返回页面)$/ }),
  };
}
