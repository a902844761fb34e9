import { callsOf } from '../support/serverCalls';
import { storedMatrices } from '../support/matrixPage';
import { expect, test } from '../support/test';

test('deleting a goal, a point or a chapter of the unit says what it breaks in the matrices, and nothing goes before it is saved', async ({
  page,
  server,
  signIn,
}) => {
  const calls = await callsOf(server.url, 'collegeAdmin');
  const before = await storedMatrices(calls);
  await signIn('majorLeader', { at: '/course/courseUnit/detail?majorId=1001&courseUnitId=1004' });

  await page.getByRole('region', { name: '教学目标', exact: true }).getByRole('button', { name: '教学目标操作' }).click();
  await page.getByRole('menuitem', { name: '删除教学目标…' }).click();
  const form = page.getByRole('dialog', { name: '删除教学目标' });
  await form.getByRole('combobox', { name: /教学目标/ }).click();
  await page.getByRole('option', { name: /^3\.1 / }).click();
  await page.getByRole('option', { name: /^能设计并实现/ }).click();
  await expect(form.getByText(/会一并移除：.*课程矩阵课点 3 处.*项目矩阵 KSA 6 处/)).toBeVisible();
  await form.getByRole('button', { name: '取消' }).click();

  await page.getByRole('button', { name: /^删除.*树与二叉树/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/删除「第 4 章 树与二叉树」会一并移除：.*课程矩阵课点 2 处/)).toBeVisible();
  await question.getByRole('button', { name: '一并删除' }).click();
  await page.getByRole('button', { name: '撤销' }).click();

  await page.getByRole('button', { name: '编辑课点' }).click();
  const popup = page.getByRole('dialog', { name: /编辑课点/ });
  await popup.getByRole('button', { name: /^删除课点 5：/ }).click();
  await expect(question.getByText(/删除「课点5 二叉树遍历」会一并移除：.*课程矩阵课点 1 处.*项目矩阵 KSA 3 处/)).toBeVisible();
  await question.getByRole('button', { name: '一并删除' }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  expect(await storedMatrices(calls)).toEqual(before);
});
