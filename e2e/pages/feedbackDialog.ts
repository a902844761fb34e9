import { feedbackDialog as dialogOn, playwrightDriver } from '@college/curriculum-widgets/testing';
import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog in which one writes what one thinks of the product. */
export function feedbackDialog(page: Page) {
  const { dialog, text, send } = dialogOn(playwrightDriver<Locator>(page));
  const opener = page.getByRole('button', { name: /^(反馈|Feedback)$/ });
  return {
    dialog,
    opener,
    text,
    chooseImages: dialog.getByRole('button', { name: /^(选择图片|Choose images)$/ }),
    previews: dialog.getByRole('button', { name: /^(预览|Preview)/ }),
    send,
    async open() {
      await opener.click();
      await expect(dialog).toBeVisible();
    },
    async attach(files: { name: string; mimeType: string; buffer: Buffer }[]) {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: /^(选择图片|Choose images)$/ }).click();
      await (await chooser).setFiles(files);
    },
  };
}
