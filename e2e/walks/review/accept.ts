import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand';

/** Accepts what blocks the last step of a review, from its checks. */
export async function acceptFinding(page: Page, hand: Hand, { reason, until }: { reason: string; until: string }) {
  await hand.press(page.getByRole('button', { name: /^(查看检查问题|Show the findings)$/ }));
  const checks = page.getByRole('region', { name: /^(检查|Checks)$/ });
  await expect(checks).toBeFocused();
  const finding = checks.getByRole('listitem').filter({ hasText: /(阻止发布|Blocks publishing)/ });
  await expect(finding).toHaveCount(1);
  await hand.press(finding.getByRole('button').first());
  await hand.press(finding.getByRole('button', { name: /^(接受…：|Accept…: )/ }));
  const dialog = page.getByRole('dialog', { name: /^(接受这个问题|Accept this finding)$/ });
  await hand.write(dialog.getByRole('textbox', { name: /^(理由|Reason)/ }), reason);
  await hand.date(dialog.getByLabel(/^(截止日期|Last day)/), until);
  await hand.press(dialog.getByRole('button', { name: /^(接受|Accept)$/ }));
  await expect(dialog).toHaveCount(0);
}
