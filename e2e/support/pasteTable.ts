import type { Page } from '@playwright/test';

/** A table as Excel puts it on the clipboard as markup. */
export function excelMarkup(rows: readonly (readonly string[])[]): string {
  const body = rows
    .map(
      (row) =>
        ` <tr height=19 style='height:14.4pt'>\r\n${row.map((text) => `  <td class=xl65 width=64 style='width:48pt'>${text}</td>\r\n`).join('')} </tr>`,
    )
    .join('\r\n');
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";}--></style></head><body link=blue vlink=purple><table border=0 cellpadding=0 cellspacing=0 style='border-collapse:collapse'><!--StartFragment-->\r\n <col width=64 style='width:48pt'>\r\n${body}\r\n<!--EndFragment--></table></body></html>`;
}

/** Copies a table as from a spreadsheet, onto the clipboard of the browser, and pastes it where focus is. */
export async function pasteTable(page: Page, rows: readonly (readonly string[])[]) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = `${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`;
  await page.evaluate(
    (texts) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob([texts.text], { type: 'text/plain' }),
          'text/html': new Blob([texts.html], { type: 'text/html' }),
        }),
      ]),
    { text, html: excelMarkup(rows) },
  );
  await page.keyboard.press('Control+v');
}
