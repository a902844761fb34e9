import { matrixPage as matrixOn, playwrightDriver } from '@college/curriculum-widgets/testing';
import { expect, type Locator, type Page } from '@playwright/test';

/** Where the matrices of 数据结构 are edited. */
export const matrixAddress = '/course/matrix?majorId=1001&courseId=1004';

/** The page of the three linked matrices, in Chinese. */
export function matrixPage(page: Page) {
  const matrix = matrixOn(playwrightDriver<Locator>(page));
  const { cell } = matrix;
  const pointsField = page.getByRole('textbox', { name: /^(筛选或速加课点|Filter or quick-add points)$/ });
  const ksaField = page.getByRole('textbox', { name: /^(筛选或速加 KSA|Filter or quick-add KSA items)$/ });
  const saved = page.getByText(/^(更新成功|Update Successfully)$/);

  return {
    ...matrix,
    pointsField,
    ksaField,
    /** The word that the last save was stored. */
    saved,
    /** The one stop of the Tab key in the matrix that shows. */
    ring: page.getByRole('gridcell').and(page.locator('[tabindex="0"]')),
    /** Opens the picker of a cell: the first press selects, the second one opens. */
    async openCell(row: string | RegExp, place: number) {
      await cell(row, place).dblclick();
    },
    tab: (name: string | RegExp) => page.getByRole('tab', { name }),
    /** Opens a tab, and waits until it is the one whose matrix shows. */
    async openTab(name: string | RegExp) {
      const tab = page.getByRole('tab', { name });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
    /** Types codes into the picker that is open at a cell, and closes it. */
    async writeCodes(codes: string) {
      const field = pointsField.or(ksaField);
      await field.fill(codes);
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('');
      await page.keyboard.press('Enter');
      await expect(field).toHaveCount(0);
    },
    /** Saves by the keyboard and waits until it is stored. */
    async save() {
      await page.keyboard.press('Control+s');
      await expect(saved).toBeVisible();
    },
  };
}
