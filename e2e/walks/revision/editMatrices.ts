import { expect, type Page } from '@playwright/test';
import { matrixPage } from '../../pages/matrixPage';
import { reportPage } from '../../pages/reportPage';

/** The three linked matrices, in Chinese: supports are weakened, strengthened, added and taken away, a point and KSA items are placed. */
export async function editMatrices(page: Page, majorId: number, courseId: number) {
  await page.goto(`/course/matrix?majorId=${majorId}&courseId=${courseId}`);
  const { cell, openCell, openTab, writeCodes, save } = matrixPage(page);
  const support = async (place: number, key: '0' | '1' | '2') => {
    await cell('数据结构与算法', place).click();
    await page.keyboard.press(key);
  };
  await expect(cell('数据结构与算法', 1)).toBeVisible();
  await support(1, '2');
  await support(5, '1');
  await support(7, '1');
  await support(3, '0');
  await openTab('课程矩阵');
  await openCell(/树与二叉树/, 1);
  await writeCodes('课点1★');
  await openTab(/项目矩阵/);
  await openTab(/树与二叉树/);
  await openCell(/算法与复杂度/, 1);
  await writeCodes('K1★ A1☆');
  await save();
}

/** The syllabus of the course, in Chinese. */
export async function editSyllabus(page: Page, majorId: number, courseId: number, attendance: string) {
  await page.goto(`/course/courseUnit/report?majorId=${majorId}&courseUnitId=${courseId}`);
  const { write, save } = reportPage(page);
  await write('attend', attendance);
  await write('others', '自备电脑');
  await save();
}
