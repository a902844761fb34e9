import { listReceipts } from '@college/api-client/contract';
import { mergeReceipt, playwrightDriver, standardUpgrade } from '@college/curriculum-widgets/testing';
import type { Locator, Page } from '@playwright/test';
import { startDraft } from '../support/drafts';
import { inBothLanguages, pressOn, skipToContent } from '../support/keyboard';
import { expect, test } from '../support/test';

const majorId = 1002;

const walks = inBothLanguages({
  zh: { standard: '工程教育认证标准（2024版）', answered: '已答复' },
  en: { standard: 'Engineering education accreditation criteria, 2024', answered: 'answered' },
});

/** Answers one question after the other with its first answer. */
async function answerAll(page: Page, answered: string, count: number) {
  for (let done = 1; done <= count; done += 1) {
    await page.keyboard.press('j');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText(`${done}/${count} ${answered}`).first()).toBeVisible();
  }
}

for (const { language, inLanguage, words } of walks) {
  test(`the keyboard alone brings a draft to another standard, ${inLanguage}`, async ({ page, people, signIn }) => {
    const manager = await people.client('departmentManager');
    const draft = await startDraft(manager, majorId, '按 2024 标准');
    await signIn('departmentManager', { at: `/course/major/editions/upgrade?majorId=${majorId}&edition=${draft.editionId}`, language });
    await skipToContent(page);
    const { doneTitle, finishButton, receiptLink, standardButton } = standardUpgrade(playwrightDriver<Locator>(page));
    await pressOn(page, standardButton(words.standard));
    await expect(page.getByText(`0/8 ${words.answered}`).first()).toBeVisible();
    await answerAll(page, words.answered, 8);
    await expect(finishButton).toBeEnabled();
    await pressOn(page, finishButton);
    await expect(doneTitle).toBeFocused();

    const { pageInfo } = await manager.call(listReceipts, { query: { majorId } });
    expect(pageInfo.list.map(({ act, editionId }) => [act, editionId])).toEqual([['upgrade', draft.editionId]]);
    await pressOn(page, receiptLink);
    await expect(mergeReceipt(playwrightDriver<Locator>(page)).receipt('upgrade')).toBeVisible();
  });
}
