import { playwrightDriver, syllabusEditor } from '@college/curriculum-widgets/testing';
import { expect, type Locator, type Page } from '@playwright/test';

/** The report of 数据结构. */
export const reportAddress = '/course/courseUnit/report?majorId=1001&courseUnitId=1004';

/** The page on which a syllabus is filled in and printed, in Chinese. */
export function reportPage(page: Page) {
  const editor = syllabusEditor(playwrightDriver<Locator>(page));
  const { saveButton } = editor;
  /** The text of a field of the report. */
  const field = (label: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('+ dd');
  /** Opens a field to be written. */
  async function edit(label: string) {
    await field(label).click();
  }

  return {
    saveButton,
    downloadPdf: page.getByRole('button', { name: '下载 PDF' }),
    field,
    edit,
    write: editor.write,
    /** Sends what is kept on the page to the server, by a button that does, and waits until it is stored. */
    async save(button: Locator = saveButton) {
      const answered = page.waitForResponse(/\/beginreport\/saveadditionalinfo/);
      await button.click();
      expect(await (await answered).json()).toMatchObject({ code: '0' });
      await expect(page.getByRole('status').filter({ hasText: /^(已保存|Saved)/ })).toBeVisible();
    },
  };
}
