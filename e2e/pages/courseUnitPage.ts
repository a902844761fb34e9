import { courseUnitForm, playwrightDriver } from '@college/curriculum-widgets/testing';
import { expect, type Locator, type Page } from '@playwright/test';

/** Where 数据结构 of the sample programme is edited. */
export const dataStructuresAddress = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004';

/** Where a new unit of 软件工程 is made. */
export const newUnitAddress = '/course/courseUnit/detail?majorId=1001';

/** The page of one course unit, in Chinese. */
export function courseUnitPage(page: Page) {
  const form = courseUnitForm(playwrightDriver<Locator>(page));
  const chapterFields = page.getByRole('textbox', { name: /^名称，第 \d+ 行$/ });
  const points = page.getByRole('region', { name: /^(课点与 KSA|Points and KSA)$/ });

  async function chooseFile(file: { name: string; mimeType: string; buffer: Buffer }) {
    const choosing = page.waitForEvent('filechooser');
    await points.getByRole('button', { name: /^(上传|Upload)$/ }).click();
    await (await choosing).setFiles(file);
  }

  async function chooseTemplate(kind: '课点与 KSA' | '仅课点') {
    await page.getByRole('radiogroup', { name: '模板种类' }).getByText(kind, { exact: true }).click();
  }

  return {
    ...form,
    back: page.getByRole('button', { name: '返回专业主页' }),
    assistant: page.getByRole('button', { name: '助手填充' }),
    points,
    pointRows: points.getByRole('row'),
    chooseFile,
    chooseTemplate,
    /** Saves and waits until the page shows that it is done. */
    async saved() {
      await form.save();
      await expect(page.getByText('保存成功')).toBeVisible();
      await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    },
    grip: (place: number) => page.getByRole('button', { name: new RegExp(`^移动第 ${place} 行`) }),
    /** The names of the chapters in the order of the screen. */
    chapterNames: () => chapterFields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    /** The names of the points in the order of the screen. */
    async pointNames() {
      const names = await points.getByRole('row').evaluateAll((rows) => rows.map((row) => row.children[1]?.textContent ?? ''));
      return names.slice(1);
    },
  };
}
