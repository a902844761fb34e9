import { expect, type Page } from '@playwright/test';
import { revisedId } from './twelveAttributes';

const inWords = {
  zh: {
    use: '用现行的',
    finish: '完成合并',
    question: '把修订稿并入现行版？',
    merge: '合并',
    note: '回执上的说明',
    done: '已并入现行版',
  },
  en: {
    use: 'Use mine',
    finish: 'Finish the merge',
    question: 'Merge the draft into the current edition?',
    merge: 'Merge',
    note: 'Note for the receipt',
    done: 'Merged into the current edition',
  },
};

/** Opens the desk and answers the names of the conflicts. */
export async function openMerge(page: Page, editionId: number): Promise<string[]> {
  await page.goto(`/course/major/editions/merge?majorId=${revisedId}&id=${editionId}`);
  const conflicts = page.getByRole('group', { name: /^(要决定的冲突|Conflicts to decide)$/ }).getByRole('radiogroup');
  await expect(conflicts.first()).toBeVisible();
  return conflicts.evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label') ?? ''));
}

/** Decides every conflict, in Chinese for the current edition and in English for the draft, and merges; answers the address of the receipt. */
export async function decideAndMerge(page: Page, language: 'zh' | 'en', note: string): Promise<string> {
  const words = inWords[language];
  const finish = page.getByRole('button', { name: words.finish });
  await expect(finish).toBeDisabled();
  for (const choice of await page.getByRole('radio', { name: words.use }).all()) await choice.check({ force: true });
  await expect(finish).toBeEnabled();
  await finish.click();
  const question = page.getByRole('dialog', { name: words.question });
  await question.getByRole('textbox', { name: words.note }).fill(note);
  await question.getByRole('button', { name: words.merge, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.done })).toBeVisible();
  return page.url();
}

/** Undoes a merge by its receipt, in Chinese. */
export async function undoMerge(page: Page, receipt: string) {
  await page.goto(receipt);
  await page.getByRole('button', { name: '撤销…' }).click();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(page.getByText('已撤销。')).toBeVisible();
}
