import { playwrightDriver, pointEditor as editorOn } from '@college/curriculum-widgets/testing';
import type { Locator, Page } from '@playwright/test';

/** The window in which the points and KSA items of a course unit are edited. */
export function pointEditor(page: Page) {
  const editor = editorOn(playwrightDriver<Locator>(page));
  const { dialog } = editor;
  return {
    ...editor,
    rows: dialog.getByRole('rowheader'),
    async chooseFile(file: { name: string; mimeType: string; buffer: Buffer }) {
      const choosing = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: '上传' }).click();
      await (await choosing).setFiles(file);
    },
  };
}
