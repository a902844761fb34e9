import type { Page } from '@playwright/test';

/** The window in which the points and KSA items of a course unit are edited. */
export function pointEditor(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(编辑课点|Edit points)/ });
  const opener = page.getByRole('button', { name: /^(编辑课点|Edit points)$/ });
  return {
    dialog,
    opener,
    rows: dialog.getByRole('rowheader'),
    close: dialog.getByRole('button', { name: '关闭' }).first(),
    async open() {
      await opener.click();
    },
    async chooseFile(file: { name: string; mimeType: string; buffer: Buffer }) {
      const choosing = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: '上传' }).click();
      await (await choosing).setFiles(file);
    },
    /** Deletes a point that the matrices use, with what depends on it. */
    async remove(name: string) {
      await dialog.getByRole('button', { name: `删除课点 ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '一并删除' }).click();
    },
  };
}
