import { getEditionFindings } from '@college/api-client/contract';
import type { EditionRef } from '@college/curriculum-model';
import type { People } from '../support/people';
import { startDraft } from '../support/drafts';
import { inBothLanguages, pressOn, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

const majorId = 1001;

/** What the rules find in a state. */
async function findingsIn(people: People, ref: EditionRef) {
  const client = await people.client('majorLeader');
  return (await client.call(getEditionFindings, { query: { ref } })).findings;
}

const walks = inBothLanguages({
  zh: {
    mark: '建议：进程调度',
    found: '检查问题',
    remove: '删除…',
    ask: /^删除「.*进程调度」？$/,
    confirm: '删除',
    undo: '撤销',
    undone: '已撤销快速修改',
    find: '查找问题',
    stale: /^数据结构\s*开课学期「.+」已过或格式不对$/,
    staleWord: '开课学期',
    change: /^改为 \d{4}-\d{4}-[12]$/,
    changed: '已修改',
  },
  en: {
    mark: /^Advice: /,
    found: 'Findings',
    remove: 'Delete…',
    ask: /^Delete “.*”\?$/,
    confirm: 'Delete',
    undo: 'Undo',
    undone: 'The quick fix is undone',
    find: 'Find findings',
    stale: /The offering semester “.+” is over or not written as a term$/,
    staleWord: 'semester',
    change: /^Change to \d{4}-\d{4}-[12]$/,
    changed: 'Changed',
  },
});

for (const { language, inLanguage, words } of walks) {
  test(`a finding is mended at its row in a draft, and that is undone, ${inLanguage}`, async ({ page, people, signIn }) => {
    const draft = await startDraft(await people.client('majorLeader'), majorId, '2027 修订');
    const ref = `edition:${draft.editionId}` as const;
    const unused = (await findingsIn(people, ref)).find(
      ({ rule, sentence }) => rule === 'cover.point-unused' && sentence.zh.includes('进程调度'),
    );
    const [, courseId, pointId] = /^course:(\d+)\/point:(\d+)$/.exec(unused?.here ?? '') ?? [];
    // The draft has rows of its own.
    expect(unused?.at).not.toBe(unused?.here);

    await signIn('majorLeader', {
      at: `/course/courseUnit/detail?majorId=${draft.majorId}&courseUnitId=${courseId}&point=${pointId}`,
      language,
    });
    const row = page.getByRole('row').filter({ hasText: /进程调度|Process scheduling/i });
    await row.hover();
    await row.getByRole('button', { name: words.mark }).click();
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('list', { name: words.found }) });
    await expect(dialog).toContainText(unused!.sentence[language]);
    await dialog.getByRole('button', { name: words.remove }).click();
    await page
      .getByRole('alertdialog', { name: words.ask })
      .or(page.getByRole('dialog', { name: words.ask }))
      .getByRole('button', { name: words.confirm, exact: true })
      .click();
    await expect(row).toHaveCount(0);

    await page.getByRole('button', { name: words.undo, exact: true }).last().click();
    await expect(page.getByText(words.undone)).toBeVisible();
    await expect(row).toHaveCount(1);
    expect((await findingsIn(people, ref)).map(({ id }) => id)).toContain(unused!.id);
  });

  test(`a finding is mended on the page of findings, and that is undone, by keyboard alone, ${inLanguage}`, async ({
    page,
    people,
    signIn,
  }) => {
    await signIn('majorLeader', { at: `/course/major/findings?majorId=${majorId}`, language });
    const ids = async () => (await findingsIn(people, `current:${majorId}`)).map(({ id }) => id);
    const before = await ids();
    await typeInto(page, page.getByRole('searchbox', { name: words.find }), words.staleWord);
    const finding = page.getByRole('button', { name: words.stale });
    await pressOn(page, finding);
    await pressOn(page, page.getByRole('button', { name: words.change }));
    await expect(page.getByText(words.changed, { exact: true })).toBeVisible();
    await expect(finding).toHaveCount(0);

    await pressOn(page, page.getByRole('button', { name: words.undo, exact: true }));
    await expect(page.getByText(words.undone)).toBeVisible();
    await expect(finding).toBeVisible();
    expect(await ids()).toEqual(before);
  });
}
