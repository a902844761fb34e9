import { expect, type Locator, type Page } from '@playwright/test';

/** What a teacher writes into a course unit. */
export interface CourseUnitWords {
  name: string;
  introduction: string;
  position: string;
  criterion: string;
  theory: string;
  practice: string;
}

/** Fills the fields of the open unit; texts of more than 16 characters go on in the window that opens. */
export async function fillCourseUnit(page: Page, words: CourseUnitWords) {
  await page.getByLabel('课程名称').fill(words.name);
  await page.getByText('选修', { exact: true }).click();
  await page.getByRole('button', { name: /课程性质(?!未填写)/ }).click();
  await page.getByRole('option', { name: '专业课程' }).click();
  await page.getByRole('spinbutton', { name: '理论学时' }).fill(words.theory);
  await page.getByRole('spinbutton', { name: '实践学时' }).fill(words.practice);
  await writeLong(page, '课程简介', words.introduction);
  await writeLong(page, '课程定位', words.position);
  await writeLong(page, '学术产出要求', words.criterion);
}

/** Writes a running text; one of more than 16 characters, before or after, is written in the window that opens. */
export async function writeLong(page: Page, label: string, text: string) {
  const field = page.getByRole('textbox', { name: label });
  const editor = page.getByRole('dialog', { name: label });
  if ([...(await field.inputValue())].length > 16) {
    await field.click();
    await editor.getByRole('textbox').fill(text);
  } else {
    await field.fill(text);
    if ([...text].length <= 16) return;
    await expect(editor.getByRole('textbox')).toHaveValue(text);
  }
  await editor.getByRole('button', { name: '完成编辑' }).click();
  await expect(editor).toHaveCount(0);
}

/** Fills the chapter at a place from 1, adding rows up to it. */
export async function fillChapter(page: Page, place: number, name: string, theory: string, practice: string) {
  const field = page.getByRole('textbox', { name: `名称，第 ${place} 行` });
  if ((await field.count()) === 0) await page.getByRole('button', { name: '添加一行' }).click();
  await field.fill(name);
  await page.getByRole('textbox', { name: `理论学时，第 ${place} 行` }).fill(theory);
  await page.getByRole('textbox', { name: `实践学时，第 ${place} 行` }).fill(practice);
}

/** The names of the chapters in the order of the screen. */
export async function chapterNames(page: Page): Promise<string[]> {
  const fields = page.getByRole('textbox', { name: /^名称，第 \d+ 行$/ });
  return await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

/** The names of the points in the order of the screen. */
export async function pointNames(page: Page): Promise<string[]> {
  const rows = page.getByRole('region', { name: '课点与 KSA' }).locator('tbody tr');
  return await rows.evaluateAll((all) => all.map((row) => row.querySelectorAll('td')[1]?.textContent ?? ''));
}

/** Drags one thing onto the middle of another, as a hand would. */
export async function dragOnto(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded();
  const start = centreOf(await from.boundingBox());
  const end = centreOf(await to.boundingBox());
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y + Math.sign(end.y - start.y) * 8, { steps: 20 });
  await page.mouse.move(end.x, end.y + Math.sign(end.y - start.y) * 10, { steps: 5 });
  await page.mouse.up();
}

function centreOf(box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('dragOnto: what is dragged has no place on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
