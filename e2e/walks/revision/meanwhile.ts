import { expect, type Page } from '@playwright/test';
import { unitAddress } from './editCourse';
import { rewordIndicator } from './editMajor';

/** Three courses of the current edition, by what the draft does to them. */
export interface EverydayCourses {
  renamed: number;
  deleted: number;
  untouched: number;
}

/** What teaching does to the current edition while the draft is written, in English: a name and an indicator point of the draft, a course that it deleted, and one elsewhere. */
export async function workMeanwhile(page: Page, majorId: number, { renamed, deleted, untouched }: EverydayCourses) {
  const rename = async (courseId: number, from: string, to: string) => {
    await page.goto(unitAddress(majorId, courseId));
    const name = page.getByRole('textbox', { name: 'Course name' });
    await expect(name).toHaveValue(from);
    await name.fill(to);
    const answered = page.waitForResponse(/savecourseunit/);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect(await (await answered).json()).toMatchObject({ code: '0' });
  };
  await rename(renamed, '数据结构', '高级数据结构');
  await rename(deleted, '软件测试', '软件测试与质量');
  await rename(untouched, '软件工程', '软件工程导论');
  await rewordIndicator(page, majorId);
}
