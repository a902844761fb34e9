import { courseGoals } from '../pages/courseGoals';
import { dataStructuresAddress } from '../pages/courseUnitPage';
import { pointEditor } from '../pages/pointEditor';
import { storedMatrices } from '../support/matrixRecords';
import { expect, test } from '../support/test';

test('deleting a goal, a point or a chapter of the unit warns what it breaks in the matrices, and nothing is deleted before it is saved', async ({
  page,
  people,
  signIn,
}) => {
  const admin = await people.client('collegeAdmin');
  const before = await storedMatrices(admin);
  await signIn('majorLeader', { at: dataStructuresAddress });

  const { startDeleting, deleteForm } = courseGoals(page);
  await startDeleting('3.1', /^能设计并实现/);
  await expect(deleteForm.getByText(/会一并移除：.*课程矩阵课点 3 处.*项目矩阵 KSA 6 处/)).toBeVisible();
  await deleteForm.getByRole('button', { name: '取消' }).click();

  await page.getByRole('button', { name: /^删除.*树与二叉树/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/删除「第 4 章 树与二叉树」会一并移除：.*课程矩阵课点 2 处/)).toBeVisible();
  await question.getByRole('button', { name: '一并删除' }).click();
  await page.getByRole('button', { name: '撤销' }).click();

  const { open, dialog } = pointEditor(page);
  await open();
  await dialog.getByRole('button', { name: /^删除课点 5：/ }).click();
  await expect(question.getByText(/删除「课点5 二叉树遍历」会一并移除：.*课程矩阵课点 1 处.*项目矩阵 KSA 3 处/)).toBeVisible();
  await question.getByRole('button', { name: '一并删除' }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  expect(await storedMatrices(admin)).toEqual(before);
});
