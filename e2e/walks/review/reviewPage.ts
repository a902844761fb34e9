import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand';

/** The page on which a draft is reviewed, in either language. */
export function reviewPage(page: Page, hand: Hand) {
  const panel = (name: RegExp) => page.getByRole('region', { name }).or(page.getByRole('complementary', { name }));
  const decision = panel(/^(您的决定|Your decision)$/);
  const sending = panel(/^(送审|再次送审|Send to review|Send again)$/);
  const steps = panel(/^(评审步骤|Steps of the review)$/).getByRole('listitem');
  const words = decision.getByRole('textbox', { name: /^(总意见|Comment)/ });

  return {
    decision,
    steps,
    /** What happened, the newest first. */
    history: panel(/^(过程|History)$/),
    approveLast: decision.getByRole('button', { name: /^(通过并并入|Approve and merge)$/ }),

    async send({ summary, publish }: { summary: string; publish?: { name: string; year: string } }) {
      await hand.write(sending.getByRole('textbox', { name: /^(改了什么、为什么|What changes, and why)/ }), summary);
      if (publish) {
        await hand.tick(sending.getByRole('checkbox', { name: /^(并入后发布|Publish once it is merged)$/ }));
        await hand.write(sending.getByRole('textbox', { name: /^(发布版名称|Name of the published edition)/ }), publish.name);
        await hand.write(sending.getByRole('textbox', { name: /^(适用年级|Entry year)/ }), publish.year);
      }
      await hand.press(sending.getByRole('button', { name: /^(送审|再次送审|Send to review|Send again)$/ }));
      await expect(sending).toHaveCount(0);
    },

    async approve() {
      await hand.press(decision.getByRole('button', { name: /^(通过|Approve)$/ }));
      await expect(decision.getByRole('button', { name: /^(通过|Approve)$/ })).toHaveCount(0);
    },

    async askForChanges(why: string) {
      await hand.write(words, why);
      await hand.press(decision.getByRole('button', { name: /^(要求修改|Ask for changes)$/ }));
      await expect(page.getByText(/^(评审人要求修改。|Changes were asked for\.)/)).toBeVisible();
    },

    /** Begins a discussion under the first change. */
    async comment(text: string) {
      await hand.press(page.getByRole('button', { name: /^(评论|Comment)/ }).first());
      await page.keyboard.type(text);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(text)).toBeVisible();
    },
  };
}
