import { playwrightDriver, readPage } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
import { appShell } from '../pages/appShell';
import { dataStructuresAddress } from '../pages/courseUnitPage';
import { matrixAddress, matrixPage } from '../pages/matrixPage';
import { storedMatrices } from '../support/matrixRecords';
import { expect, test } from '../support/test';

test('what is bound, placed, arranged and given KSA is there after a reload; undo covers all three', async ({ page, people, signIn }) => {
  const admin = await people.client('collegeAdmin');
  const before = await storedMatrices(admin);
  await signIn('majorLeader', { at: dataStructuresAddress });
  await page.getByRole('link', { name: '打开矩阵' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '数据结构' })).toBeVisible();

  const { cell, openCell, openTab, tab, writeCodes, save, setSupport, place, clear } = matrixPage(page);
  await cell('数据结构', 3).click();
  await expect(cell('数据结构', 3)).toHaveAccessibleName(/空白/);
  await setSupport('数据结构', 3, 'strong');
  await expect(cell('数据结构', 3)).toHaveAccessibleName(/强支撑/);
  await cell('数据结构', 3).focus();
  await page.keyboard.press('2');
  await openTab('课程矩阵');
  await cell(/树与二叉树/, 3).click();
  await expect(cell(/树与二叉树/, 3)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await place(/树与二叉树/, 2, '课点1★');
  await expect(cell(/树与二叉树/, 2)).toContainText('算法与复杂度');

  await openTab(/项目矩阵/);
  await openTab(/树与二叉树/);
  await expect(page).toHaveURL(/matrix=project/);
  await openCell(/算法与复杂度/, 1);
  await writeCodes('K1★ A1☆');
  await expect(cell(/算法与复杂度/, 1)).toContainText('大O记号含义');
  await expect(page.getByRole('banner').getByText(/处修改未保存/)).toBeVisible();

  await save();
  await page.reload();
  await expect(tab(/项目矩阵/)).toHaveAttribute('aria-selected', 'true');
  await openTab(/树与二叉树/);
  await expect(cell(/算法与复杂度/, 1)).toContainText('严谨的复杂度意识');
  const after = await storedMatrices(admin);
  expect(after.entries).toHaveLength(before.entries.length + 1);
  expect(after.bindings).toHaveLength(before.bindings.length + 1);

  await openTab('课程矩阵');
  await clear(/树与二叉树/, 2);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('项目矩阵：2 条 KSA');
  await question.getByRole('button', { name: '一起移除' }).click();
  await expect(cell(/树与二叉树/, 2)).not.toContainText('算法与复杂度');
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(cell(/树与二叉树/, 2)).toContainText('算法与复杂度');
  await openTab(/项目矩阵/);
  await expect(cell(/算法与复杂度/, 1)).toContainText('严谨的复杂度意识');
});

test('leaving with unsaved changes asks, and saving before leaving stores them', async ({ page, people, signIn }) => {
  const admin = await people.client('collegeAdmin');
  const before = await storedMatrices(admin);
  await signIn('majorLeader', { at: matrixAddress });
  await matrixPage(page).cell('数据结构', 3).click();
  await page.keyboard.press('1');
  const { goTo, leaveQuestion: question } = appShell(page);
  await goTo('课程单元');
  await expect(question).toContainText('有 1 处修改没有保存');
  await question.getByRole('button', { name: '留在此页' }).click();
  await expect(question).toHaveCount(0);
  await goTo('课程单元');
  await question.getByRole('button', { name: '保存并离开', exact: true }).click();
  await expect(page).toHaveURL(/\/courseUnit\//);
  expect((await storedMatrices(admin)).bindings).toHaveLength(before.bindings.length + 1);
});

test('the planted defects of the sample programme show as gaps and lead to their cells', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: matrixAddress });
  const { ring, tab } = matrixPage(page);
  await page.getByRole('button', { name: '展开详情' }).click();
  await page.getByRole('radiogroup', { name: '面板内容' }).getByText('缺口').click();
  const gaps = page.getByRole('complementary', { name: '详情' });
  for (const gap of [/9\.2/, /11\.2/, /形势与政策/, /10\.2/, /8\.2/]) await expect(gaps).toContainText(gap);
  await gaps.getByRole('button', { name: /11\.2/ }).first().click();
  await expect(ring).toBeFocused();
  await expect(ring).toHaveAttribute('aria-colindex', '25');
  await gaps.getByRole('button', { name: /绪论/ }).first().click();
  await expect(tab('课程矩阵')).toHaveAttribute('aria-selected', 'true');
  await expect(ring).toBeFocused();
});

test('who may only read sees the matrices without a way to change them, and reads them on a page of their own', async ({
  page,
  signIn,
}) => {
  await signIn('collegeViewer', { at: matrixAddress });
  const { grid, saveButton } = matrixPage(page);
  const { title } = readPage(playwrightDriver<Locator>(page));
  await expect(grid).toHaveAttribute('aria-readonly', 'true');
  await expect(saveButton).toHaveCount(0);
  await page.getByRole('link', { name: '阅读', exact: true }).click();
  await expect(page).toHaveURL('/course/read?course=1004&major=1001&type=matrix');
  await expect(grid).toHaveCount(6);
  await expect(title).toHaveText('数据结构');
  await page.goto('/course/read?course=1004&major=1001&type=course');
  await expect(page.getByRole('heading', { level: 1, name: '数据结构' })).toBeVisible();
  await expect(saveButton).toHaveCount(0);
  await page.goto('/course/matrix?majorId=1001');
  await page.getByRole('list', { name: '本专业的课程' }).getByRole('link', { name: '操作系统' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '操作系统' })).toBeVisible();
});
