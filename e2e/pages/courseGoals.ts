import { goalPanel, playwrightDriver } from '@college/curriculum-widgets/testing';
import { expect, type Locator, type Page } from '@playwright/test';

/** The section of the teaching goals on the page of a course unit, in Chinese. */
export function courseGoals(page: Page) {
  const goals = goalPanel(playwrightDriver<Locator>(page));
  const saved = page.getByText('教学目标保存成功');

  return {
    ...goals,
    items: goals.section.getByRole('listitem'),
    rows: goals.section.getByRole('rowheader'),
    async saveAdded() {
      await goals.saveAdded();
      await expect(saved).toBeVisible();
    },
    async add(number: string, goal: string) {
      await goals.add(number, goal);
      await expect(saved).toBeVisible();
    },
    async showTable() {
      await goals.section.getByText('表格', { exact: true }).click();
    },
  };
}
