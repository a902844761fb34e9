import { expect, type Page } from '@playwright/test';

/** The dialog in which one writes what one thinks of the product. */
export function feedbackDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(意见反馈|Feedback)$/ });
  const opener = page.getByRole('button', { name: /^(反馈|Feedback)$/ });
  return {
    dialog,
    opener,
    text: dialog.getByRole('textbox', { name: /反馈内容|Feedback content/ }),
    chooseImages: dialog.getByRole('button', { name: /^(选择图片|Choose images)$/ }),
    previews: dialog.getByRole('button', { name: /^(预览|Preview)/ }),
    send: dialog.getByRole('button', { name: /^(提交反馈|Send feedback)$/ }),
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
