import { expect, type Locator, type Page } from '@playwright/test';

/** The report of 数据结构. */
export const reportAddress = '/course/courseUnit/report?majorId=1001&courseUnitId=1004';

/** The page on which a syllabus is filled in and printed, in Chinese. */
export function reportPage(page: Page) {
  const saveButton = page.getByRole('button', { name: '保存修改' });
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
    /** Opens a text of the report, replaces it and confirms it; one of more than 16 characters is edited in the dialog that opens. */
    async write(label: string, text: string) {
      await edit(label);
      // A long text opens its window at once, another when it grows; the line behind the window is hidden from readers then.
      const box = page.getByRole('textbox', { name: label, exact: true });
      const editor = page.getByRole('dialog', { name: label, exact: true });
      await expect(box).toBeFocused();
      await box.fill(text);
      if ([...text].length > 16) await expect(editor.getByRole('textbox')).toHaveValue(text);
      if (await editor.isVisible()) await editor.getByRole('button', { name: '完成编辑' }).click();
      else await box.press('Escape');
      await expect(box).toHaveCount(0);
    },
    /** Sends what is kept on the page to the server, by a button that does, and waits until it is stored. */
    async save(button: Locator = saveButton) {
      const answered = page.waitForResponse(/\/beginreport\/saveadditionalinfo/);
      await button.click();
      expect(await (await answered).json()).toMatchObject({ code: '0' });
      await expect(page.getByRole('status').filter({ hasText: /^(已保存|Saved)/ })).toBeVisible();
    },
  };
}
