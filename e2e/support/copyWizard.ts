import type { CopyJob } from '@college/curriculum-model';
import { expect, type Page } from '@playwright/test';
import type { ServerCalls } from './serverCalls';

/** The course that is copied, and the major it goes to. */
export const copied = { courseId: 1004, majorId: 1001, targetId: 1002, path: '/course/courseUnit/detail?majorId=1001&courseUnitId=1004' };

/** Opens the wizard on the page of 数据结构. */
export async function openWizard(page: Page) {
  await page.getByRole('button', { name: '复制课程' }).click();
  await expect(page.getByRole('dialog', { name: /复制课程/ })).toBeVisible();
}

/** Chooses 计算机科学与技术 and goes to the binding step. */
export async function chooseTarget(page: Page) {
  await page.getByRole('combobox', { name: '学校' }).selectOption({ label: '明理大学' });
  await page.getByRole('combobox', { name: '学院' }).selectOption({ label: '计算机学院' });
  await page.getByRole('combobox', { name: '专业' }).selectOption({ label: '计算机科学与技术' });
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('已绑定 0/4')).toBeVisible();
}

/** Binds goals to an indicator point. */
export async function bind(page: Page, goals: readonly string[], number: string, strength: '强' | '弱' = '强') {
  for (const goal of goals) await page.getByRole('checkbox', { name: new RegExp(`^${goal} `) }).check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${number.replace('.', '\\.')} `) }).check({ force: true });
  await page.getByRole('radiogroup', { name: '支撑' }).getByText(strength, { exact: true }).click();
  await page.getByRole('button', { name: /^绑定/ }).click();
}

/** From the course's page to the moment before the copy starts. */
export async function prepareCopy(page: Page) {
  await openWizard(page);
  await chooseTarget(page);
  await bind(page, ['G1', 'G2', 'G3', 'G4'], '2.1');
  await expect(page.getByText('已绑定 4/4')).toBeVisible();
}

/** The newest stored copy of the course, as the server knows it. */
export async function newestJob(calls: ServerCalls): Promise<CopyJob | undefined> {
  const { data } = await calls.get(`/manage/copyjobs?courseId=${copied.courseId}`);
  return (data as CopyJob[])[0];
}

/** How many course units of this name the target major has. */
export async function copiesIn(calls: ServerCalls, name = '数据结构'): Promise<number> {
  const body = { pageNum: 1, pageSize: 100, orderMap: { create_time: 0 }, majorId: copied.targetId };
  const { data } = await calls.post('/major/v2.0/courseunitlist', body);
  const { list } = (data as { pageInfo: { list: { name: string }[] } }).pageInfo;
  return list.filter((unit) => unit.name === name).length;
}
