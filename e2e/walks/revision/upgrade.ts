import { expect, type Page } from '@playwright/test';
import { revisedId } from './twelveAttributes';

/** The desk of a standard, in English: one indicator point is merged into another, and every demand is met. */
export async function upgradeDraft(page: Page, editionId: number) {
  await page.goto(`/course/major/editions/upgrade?majorId=${revisedId}&edition=${editionId}`);
  await page.getByRole('button', { name: /^Use: / }).click();
  await page.getByRole('button', { name: /What becomes of 7\.2$/ }).click();
  await page.getByRole('option', { name: 'Merge into another one' }).click();
  await page.getByRole('combobox', { name: 'Indicator point that takes over 7.2' }).fill('7.1');
  await page.getByRole('option', { name: /^7\.1 / }).click();
  const demands = page.getByRole('radio', { name: 'Met as it is' });
  await expect(demands).toHaveCount(8);
  for (const demand of await demands.all()) await demand.check({ force: true });
  await expect(page.getByRole('button', { name: 'Finish the upgrade' })).toBeEnabled();
}

/** Finishes the upgrade. */
export async function finishUpgrade(page: Page) {
  await page.getByRole('button', { name: 'Finish the upgrade' }).click();
  await expect(page.getByRole('heading', { name: 'The draft follows the new standard' })).toBeVisible();
}
