import { courseUnitPage, dataStructuresAddress } from '../pages/courseUnitPage';
import { expect, test } from '../support/test';

const home = '/course/major/index?majorId=1001';

test('a draft is started, edited without a trace in the current edition, deleted and brought back, merged and undone', async ({
  page,
  signIn,
}) => {
  await signIn('majorLeader', { at: home });
  await page.getByRole('button', { name: '版本', exact: true }).click();
  await page.getByRole('button', { name: '建立修订稿' }).click();
  const form = page.getByRole('dialog', { name: '建立修订稿' });
  await form.getByLabel('版本名称').fill('2026 修订');
  await form.getByLabel('适用年级').fill('2026');
  await form.getByRole('button', { name: '建立修订稿' }).click();
  await expect(form.getByRole('heading', { name: '「2026 修订」已建立' })).toBeVisible({ timeout: 30_000 });
  await form.getByRole('button', { name: '打开修订稿' }).click();
  const band = page.getByRole('complementary', { name: '本页所属版本' });
  await expect(band).toContainText('软件工程的修订稿，在这里的修改不影响现行版。');

  // The courses of the current edition stay until those of the draft are read.
  const inDraft = page.getByRole('link', { name: '数据结构', exact: true }).first();
  await expect(inDraft).not.toHaveAttribute('href', /courseUnitId=1004\b/);
  await inDraft.click();
  await expect(band).toContainText('2026 修订');
  const unit = courseUnitPage(page);
  await expect(unit.name).toHaveValue('数据结构');
  await unit.name.fill('数据结构与算法');
  await unit.saved();
  await page.goto(dataStructuresAddress);
  await expect(unit.name).toHaveValue('数据结构');
  await expect(band).toHaveCount(0);

  await page.goto('/course/major/editions?majorId=1001');
  const more = page.getByRole('button', { name: '「2026 修订」的更多操作' });
  await more.click();
  await page.getByRole('menuitem', { name: '删除…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除修订稿' }).click();
  await expect(more).toHaveCount(0);
  await page.goto('/course/manage?tab=trash');
  await page.getByRole('button', { name: '恢复2026 修订' }).click();
  await page.getByRole('link', { name: '查看' }).click();
  await page.getByRole('button', { name: '继续「2026 修订」' }).click();
  await expect(page.getByRole('link', { name: '数据结构与算法', exact: true }).first()).toBeVisible();

  await band.getByRole('button', { name: '并入…' }).click();
  await page.getByRole('button', { name: '完成合并' }).click();
  await page.getByRole('dialog', { name: '把修订稿并入现行版？' }).getByRole('button', { name: '合并', exact: true }).click();
  await expect(page.getByRole('heading', { name: '已并入现行版' })).toBeVisible();
  const receipt = page.url();
  await page.goto(dataStructuresAddress);
  await expect(unit.name).toHaveValue('数据结构与算法');
  await page.goto(receipt);
  await page.getByRole('button', { name: '撤销…' }).click();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(page.getByText('已撤销。')).toBeVisible();
  await page.goto(dataStructuresAddress);
  await expect(unit.name).toHaveValue('数据结构');
});
