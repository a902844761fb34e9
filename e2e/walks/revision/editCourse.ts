import { expect, type Page } from '@playwright/test';
import { courseGoals } from '../../pages/courseGoals';
import { courseUnitPage } from '../../pages/courseUnitPage';
import { pointEditor } from '../../pages/pointEditor';

/** Where a course of a major is edited. */
export const unitAddress = (majorId: number, courseId: number) => `/course/courseUnit/detail?majorId=${majorId}&courseUnitId=${courseId}`;

/** The page of the course, in Chinese: name, hours, category, text and chapters. */
export async function editUnit(page: Page, majorId: number, courseId: number) {
  await page.goto(unitAddress(majorId, courseId));
  const unit = courseUnitPage(page);
  await expect(unit.name).toHaveValue('数据结构');
  await unit.name.fill('数据结构与算法');
  await unit.theory.fill('56');
  await page.getByRole('radiogroup', { name: '类别' }).getByText('选修', { exact: true }).click();
  await unit.writeLong('criterion', '完成一份对比实验报告，并公开数据与代码。');
  await unit.fillChapter(1, { name: '算法分析', theory: '6', practice: '2' });
  await page.getByRole('textbox', { name: '理论学时，第 5 行' }).fill('10');
  await unit.fillChapter(7, { name: '字符串匹配', theory: '6', practice: '0' });
  await page.getByRole('textbox', { name: '名称，第 6 行' }).press('Alt+ArrowUp');
  await expect.poll(unit.chapterNames).toEqual(['算法分析', '线性表', '栈与队列', '树与二叉树', '查找与排序', '图', '字符串匹配']);
  await unit.saved();
}

/** The teaching goals, in Chinese: one is reworded, one added and one deleted. */
export async function editGoals(page: Page) {
  const goals = courseGoals(page);
  await goals.startEditing('1.2', /能分析算法/);
  await goals.editForm.getByRole('textbox', { name: '内容' }).fill('能分析算法的复杂度并证明下界');
  await page.keyboard.press('Enter');
  await expect(goals.section.getByText('能分析算法的复杂度并证明下界')).toBeVisible();
  await goals.add('2.3', '能用计算思维拆解排序问题');
  await goals.startDeleting('2.1', /能设计并实现/);
  await goals.deleteForm.getByRole('button', { name: '删除教学目标' }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
}

/** The editor of points and KSA, in Chinese: a point is renamed, one added, one deleted. */
export async function editPoints(page: Page) {
  const editor = pointEditor(page);
  await editor.open();
  await editor.dialog.getByRole('button', { name: '编辑课点 2：顺序表' }).click();
  await page.getByRole('textbox', { name: '课点 2 的标题' }).fill('顺序存储');
  await page.keyboard.press('Enter');
  await editor.dialog.getByRole('button', { name: '添加课点' }).click();
  await page.keyboard.type('模式匹配');
  await page.keyboard.press('Tab');
  await page.keyboard.type('朴素匹配与 KMP 算法');
  await page.keyboard.press('Enter');
  await editor.remove(3);
  await editor.removeWithAll();
  await editor.close();
  await expect(page.getByText('保存成功').last()).toBeVisible();
}
