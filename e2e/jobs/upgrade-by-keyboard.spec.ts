import { listReceipts } from '@college/api-client/contract';
import type { Page } from '@playwright/test';
import { startDraft } from '../support/drafts';
import { inBothLanguages, pressOn, skipToContent } from '../support/keyboard';
import { expect, test } from '../support/test';

const majorId = 1002;

const walks = inBothLanguages({
  zh: {
    use: /^采用：/,
    answered: '已答复',
    finish: '完成升级',
    done: '修订稿已按新标准排列',
    receipt: '回执（可撤销）',
    title: '已换用其他标准',
  },
  en: {
    use: /^Use: /,
    answered: 'answered',
    finish: 'Finish the upgrade',
    done: 'The draft follows the new standard',
    receipt: 'Receipt, with the way to undo it',
    title: 'Taken to another standard',
  },
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
    await pressOn(page, page.getByRole('button', { name: words.use }));
    await expect(page.getByText(`0/8 ${words.answered}`).first()).toBeVisible();
    await answerAll(page, words.answered, 8);
    const finish = page.getByRole('button', { name: words.finish });
    await expect(finish).toBeEnabled();
    await pressOn(page, finish);
    await expect(page.getByRole('heading', { name: words.done })).toBeFocused();

    const { pageInfo } = await manager.call(listReceipts, { query: { majorId } });
    expect(pageInfo.list.map(({ act, editionId }) => [act, editionId])).toEqual([['upgrade', draft.editionId]]);
    await pressOn(page, page.getByRole('link', { name: words.receipt }));
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  });
}
