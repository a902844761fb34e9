import { getEditionFindings } from '@college/api-client/contract';
import type { EditionRef } from '@college/curriculum-model';
import { comments, findingList, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
import { courseUnitPage } from '../pages/courseUnitPage';
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
    point: '进程调度',
    remove: '删除…',
    ask: /^删除「.*进程调度」？$/,
    confirm: '删除',
    undo: '撤销',
    undone: '已撤销快速修改',
    stale: /^数据结构\s*开课学期「.+」已过或格式不对$/,
    staleWord: '开课学期',
    change: /^改为 \d{4}-\d{4}-[12]$/,
    changed: '已修改',
  },
  en: {
    point: 'Process scheduling',
    remove: 'Delete…',
    ask: /^Delete “.*”\?$/,
    confirm: 'Delete',
    undo: 'Undo',
    undone: 'The quick fix is undone',
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
    const row = courseUnitPage(page).pointRows.filter({ hasText: words.point });
    const { confirmFix, findings, fix, fixQuestion, mark } = comments(playwrightDriver<Locator>(page));
    await row.hover();
    await mark(words.point).click();
    await expect(findings).toContainText(unused!.sentence[language]);
    await fix(words.remove).click();
    await expect(fixQuestion).toHaveAccessibleName(words.ask);
    await confirmFix(words.confirm);
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
    const list = findingList(playwrightDriver<Locator>(page));
    await typeInto(page, list.search, words.staleWord);
    const finding = list.finding(words.stale);
    await pressOn(page, finding);
    await pressOn(page, list.fix(words.change));
    await expect(page.getByText(words.changed, { exact: true })).toBeVisible();
    await expect(finding).toHaveCount(0);

    await pressOn(page, page.getByRole('button', { name: words.undo, exact: true }));
    await expect(page.getByText(words.undone)).toBeVisible();
    await expect(finding).toBeVisible();
    expect(await ids()).toEqual(before);
  });
}
