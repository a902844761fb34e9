import { copyCourse } from '@college/api-client/contract';
import { playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
import { copyWizard } from '../pages/copyWizard';
import { dataStructuresAddress } from '../pages/courseUnitPage';
import { bindingAll, copied, copiesIn, lastOf } from '../support/copies';
import { startDraft } from '../support/drafts';
import { courseUnitsOf } from '../support/programme';
import { expect, test } from '../support/test';

test('a copy is rehearsed in a draft, which leaves the current edition alone until it is merged', async ({ page, people, signIn }) => {
  const manager = await people.client('departmentManager');
  const before = await copiesIn(manager);
  await startDraft(manager, copied.targetId, '预演');
  await signIn('departmentManager', { at: dataStructuresAddress });
  const { open, chooseMajor, bind, next } = copyWizard(page);
  await open();
  await chooseMajor();
  await playwrightDriver<Locator>(page).check(page.getByRole('radio', { name: '在修订稿「预演」中预演' }));
  await next.click();
  await bind(['G1', 'G2', 'G3', 'G4'], '2.1');
  await next.click();
  await expect(page.getByRole('heading', { name: '已复制到计算机科学与技术（预演）' })).toBeVisible();
  await expect(page.getByRole('region', { name: '修订稿现状' })).toContainText('现行版没有改变');
  expect(await copiesIn(manager)).toBe(before);

  await page.getByRole('button', { name: '并入…' }).click();
  await page.getByRole('button', { name: '完成合并' }).click();
  await page.getByRole('dialog', { name: '把修订稿并入现行版？' }).getByRole('button', { name: '合并', exact: true }).click();
  await expect(page.getByRole('heading', { name: '已并入现行版' })).toBeVisible();
  expect(await copiesIn(manager)).toBe(before + 1);
});

test('a rehearsed copy is thrown away with its draft', async ({ page, people, signIn }) => {
  const manager = await people.client('departmentManager');
  const before = await copiesIn(manager);
  const draft = await startDraft(manager, copied.targetId, '预演');
  const courses = (await courseUnitsOf(manager, draft.majorId)).length;
  const request = { ...(await bindingAll(manager, draft.majorId)), unique: crypto.randomUUID(), courseId: copied.courseId };
  await lastOf(manager.stream(copyCourse, { body: request }));
  expect(await courseUnitsOf(manager, draft.majorId)).toHaveLength(courses + 1);

  await signIn('departmentManager', { at: `/course/major/editions?majorId=${copied.targetId}` });
  const more = page.getByRole('button', { name: '「预演」的更多操作' });
  await more.click();
  await page.getByRole('menuitem', { name: '删除…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除修订稿' }).click();
  await expect(more).toHaveCount(0);
  expect(await copiesIn(manager)).toBe(before);
});
