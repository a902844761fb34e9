import { cellOf, matrices, ring, storedMatrices } from '../support/matrixPage';
import { callsOf } from '../support/serverCalls';
import { expect, test } from '../support/test';

test('what is bound, placed, arranged and given KSA is there after a reload; undo goes over all three', async ({
  page,
  server,
  signIn,
}) => {
  const calls = await callsOf(server.url, 'collegeAdmin');
  const before = await storedMatrices(calls);
  await signIn('majorLeader', { at: '/course/courseUnit/detail?majorId=1001&courseUnitId=1004' });
  await page.getByRole('link', { name: '打开矩阵' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '数据结构' })).toBeVisible();

  await cellOf(page, '数据结构', 3).click();
  await expect(cellOf(page, '数据结构', 3)).toHaveAccessibleName(/强支撑/);
  await page.keyboard.press('2');
  await page.getByRole('tab', { name: '课程矩阵' }).click();
  await cellOf(page, /树与二叉树/, 2).click();
  await page.getByRole('textbox', { name: '筛选或速加课点' }).fill('课点1★');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, /树与二叉树/, 2)).toContainText('算法与复杂度');

  await page.getByRole('tab', { name: /项目矩阵/ }).click();
  await page.getByRole('tab', { name: /树与二叉树/ }).click();
  await expect(page).toHaveURL(/matrix=project/);
  await cellOf(page, /算法与复杂度/, 1).click();
  await page.getByRole('textbox', { name: '筛选或速加 KSA' }).fill('K1★ A1☆');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, /算法与复杂度/, 1)).toContainText('大O记号含义');
  await expect(page.getByRole('banner').getByText(/处修改未保存/)).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(page.getByText('更新成功')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: /项目矩阵/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /树与二叉树/ }).click();
  await expect(cellOf(page, /算法与复杂度/, 1)).toContainText('严谨的复杂度意识');
  const after = await storedMatrices(calls);
  expect(after.entries).toHaveLength(before.entries.length + 1);
  expect(after.bindings).toHaveLength(before.bindings.length + 1);

  await page.getByRole('tab', { name: '课程矩阵' }).click();
  await cellOf(page, /树与二叉树/, 2).click();
  await page.keyboard.press('Escape');
  await expect(cellOf(page, /树与二叉树/, 2)).toBeFocused();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('项目矩阵：2 条 KSA');
  await question.getByRole('button', { name: '一起移除' }).click();
  await expect(cellOf(page, /树与二叉树/, 2)).not.toContainText('算法与复杂度');
  await page.keyboard.press('Control+z');
  await expect(cellOf(page, /树与二叉树/, 2)).toContainText('算法与复杂度');
  await page.getByRole('tab', { name: /项目矩阵/ }).click();
  await expect(cellOf(page, /算法与复杂度/, 1)).toContainText('严谨的复杂度意识');
});

test('leaving with unsaved changes asks, and saving before leaving stores them', async ({ page, server, signIn }) => {
  const calls = await callsOf(server.url, 'collegeAdmin');
  const before = await storedMatrices(calls);
  await signIn('majorLeader', { at: matrices.path });
  await cellOf(page, '数据结构', 3).click();
  await page.getByRole('link', { name: '课程单元', exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: '不保存就离开？' });
  await expect(question).toContainText('有 1 处修改没有保存');
  await question.getByRole('button', { name: '留在此页' }).click();
  await page.getByRole('link', { name: '课程单元', exact: true }).first().click();
  await question.getByRole('button', { name: '保存并离开', exact: true }).click();
  await expect(page).toHaveURL(/\/courseUnit\//);
  expect((await storedMatrices(calls)).bindings).toHaveLength(before.bindings.length + 1);
});

test('the planted defects of the sample programme show as gaps and lead to their cells', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: matrices.path });
  await page.getByRole('button', { name: '展开详情' }).click();
  await page.getByRole('radiogroup', { name: '面板内容' }).getByText('缺口').click();
  const gaps = page.getByRole('complementary', { name: '详情' });
  await expect(gaps).toContainText(/9\.2/);
  await expect(gaps).toContainText(/11\.2/);
  await expect(gaps).toContainText(/形势与政策/);
  await expect(gaps).toContainText(/10\.2/);
  await expect(gaps).toContainText(/8\.2/);
  await gaps.getByRole('button', { name: /11\.2/ }).first().click();
  await expect(ring(page)).toBeFocused();
  await expect(ring(page)).toHaveAttribute('aria-colindex', '25');
  await gaps.getByRole('button', { name: /绪论/ }).first().click();
  await expect(page.getByRole('tab', { name: '课程矩阵' })).toHaveAttribute('aria-selected', 'true');
  await expect(ring(page)).toBeFocused();
});

test('who may only read sees the matrices without a way to change them, and reads them on a page of their own', async ({
  page,
  signIn,
}) => {
  await signIn('collegeViewer', { at: matrices.path });
  await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByRole('button', { name: '保存' })).toHaveCount(0);
  await page.getByRole('link', { name: '阅读', exact: true }).click();
  await expect(page).toHaveURL('/course/read?course=1004&major=1001&type=matrix');
  await expect(page.getByRole('grid')).toHaveCount(6);
  await page.goto('/course/read?course=1004&major=1001&type=course');
  await expect(page.getByRole('heading', { level: 1, name: '数据结构' })).toBeVisible();
  await expect(page.getByRole('button', { name: '保存' })).toHaveCount(0);
  await page.goto('/course/matrix?majorId=1001');
  await page.getByRole('list', { name: '本专业的课程' }).getByRole('link', { name: '操作系统' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '操作系统' })).toBeVisible();
});
