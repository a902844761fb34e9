import { expect, type Page } from '@playwright/test';

const detailOf = (majorId: number) => `/course/major/detail?majorId=${majorId}`;

async function saved(page: Page) {
  const answered = page.waitForResponse(/savegraduaterequires/);
  await page.keyboard.press('Control+s');
  expect(await (await answered).json()).toMatchObject({ code: '0' });
}

/** The editor of the requirements, in Chinese: an indicator point is reworded, one added, one deleted, and two change places. */
export async function editRequirements(page: Page, majorId: number) {
  await page.goto(detailOf(majorId));
  const point = (number: string, language = '中文') => page.getByRole('textbox', { name: `指标点 ${number}，${language}`, exact: true });
  await point('1.1').fill('1.1 能把数学、自然科学和计算知识用于计算机系统建模');
  await page.getByRole('button', { name: '下移指标点 3.1', exact: true }).click();
  await page.getByRole('button', { name: '删除指标点 5.2', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '一并删除' }).click();
  await page.getByRole('button', { name: '在指标点 2.2之后添加指标点', exact: true }).click();
  await page.keyboard.type('能用计算思维描述问题');
  await page.getByRole('button', { name: '重新编号' }).click();
  await point('2.3', '英文').fill('2.3 Describe problems by computational thinking');
  await saved(page);
}

/** The same editor in English: what somebody else rewords in the current edition meanwhile. */
export async function rewordIndicator(page: Page, majorId: number) {
  await page.goto(detailOf(majorId));
  await page.getByRole('textbox', { name: 'Indicator point 1.1, Chinese', exact: true }).fill('1.1 能把数学和统计知识用于计算机系统建模');
  await page.getByRole('textbox', { name: 'Indicator point 9.1, English', exact: true }).fill('9.1 Carry out tasks of a team alone');
  await saved(page);
}
