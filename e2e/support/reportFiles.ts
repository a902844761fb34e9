import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import mammoth from 'mammoth';

/** A downloaded report: its name, and its text without white space. */
export interface ReadFile {
  name: string;
  words: string;
}

/** A text without white space, in which the line breaks of a file do not matter. */
export const solid = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '');

/** Downloads one of the two files; where the page asks about unsaved fields, presses `answer`. */
export async function downloadReport(page: Page, kind: 'Word' | 'PDF', answer?: string): Promise<ReadFile> {
  const started = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('button', { name: `下载 ${kind}` }).click();
  if (answer) await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  const download = await started;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), words: solid(kind === 'PDF' ? await pdfWords(bytes) : await wordWords(bytes)) };
}

/** The words of a PDF. */
export async function pdfWords(bytes: Buffer): Promise<string> {
  // pdf.js names this when it is loaded; reading text never uses it.
  Object.assign(globalThis, { DOMMatrix: Object });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return pages.join(' ');
}

/** The words of a Word file. */
export async function wordWords(buffer: Buffer): Promise<string> {
  return (await mammoth.extractRawText({ buffer })).value;
}

/** Every line in the fields and tables of the report on screen, without white space; excludes what is only for the screen. */
export async function wordsOnScreen(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: /《.*》/ })).toBeVisible();
  const lines = await page.evaluate(() => {
    const places = document.querySelectorAll<HTMLElement>('main [data-part="text"], main td, main th, main h2, main h3');
    return [...places].flatMap((place) => (place.querySelector('[data-part="unfilled"], input') ? [] : place.innerText.split('\n')));
  });
  return [...new Set(lines.map(solid))].filter((line) => line !== '');
}
