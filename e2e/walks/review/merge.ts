import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand';

/** Goes from the review to what the merge asks, decides for the draft, and merges. */
export async function finishMerge(page: Page, hand: Hand) {
  await hand.press(page.getByRole('button', { name: /^(去决定冲突|Decide the merge)$/ }));
  const finish = page.getByRole('button', { name: /^(完成合并|Finish the merge)$/ });
  await expect(finish).toBeDisabled();
  // The draft is that of the leader of the major.
  for (const choice of await page.getByRole('radio', { name: /^(用修订稿的|Use the draft)$/ }).all()) await hand.choose(choice);
  await expect(finish).toBeEnabled();
  await hand.press(finish);
  const question = page.getByRole('dialog', { name: /^(把修订稿并入现行版？|Merge the draft into the current edition\?)$/ });
  await hand.press(question.getByRole('button', { name: /^(合并|Merge)$/ }));
  await expect(page.getByRole('heading', { level: 1, name: /^(已并入现行版|Merged into the current edition)$/ })).toBeVisible();
}
