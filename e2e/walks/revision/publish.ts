import type { Client } from '@college/api-client';
import { listEditions } from '@college/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { revisedId } from './twelveAttributes';

/** Publishes the current edition, in English, and answers a public link to it. */
export async function publishCurrent(page: Page, name: string, year: string): Promise<string> {
  await page.goto(`/course/major/editions?majorId=${revisedId}`);
  await page.getByRole('button', { name: /^Publish…/ }).click();
  const form = page.getByRole('dialog', { name: 'Publish the current edition' });
  await form.getByRole('textbox', { name: /^(Edition name|Name)/ }).fill(name);
  await form
    .getByRole('textbox', { name: /^Entry year/ })
    .or(form.getByRole('spinbutton', { name: /^Entry year/ }))
    .fill(year);
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(name) }) });
  await expect(row).toContainText('Published');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Links…' }).click();
  const links = page.getByRole('dialog', { name: `Links to “${name}”` });
  await links.getByRole('button', { name: 'New link' }).click();
  const link = links.getByRole('textbox').first();
  await expect(link).toHaveValue(/\/published\?link=/);
  return link.inputValue();
}

/** The number of a published edition of the revised major, by its name. */
export async function publishedBy(client: Client, name: string): Promise<number> {
  return (await client.call(listEditions, { query: { majorId: revisedId } })).find((edition) => edition.name === name)!.id;
}

/** How a booklet is wanted, in the words of the page. */
export interface BookletChoice {
  open: string;
  file: string;
  language: string;
  make: string;
}

/** Takes the booklet home from a page that reads the edition. */
export async function takeBooklet(page: Page, { open, file, language, make }: BookletChoice): Promise<Buffer> {
  await page.getByRole('button', { name: open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: file }).check({ force: true });
  await dialog.getByRole('radio', { name: language, exact: true }).check({ force: true });
  const started = page.waitForEvent('download', { timeout: 120_000 });
  await dialog.getByRole('button', { name: make, exact: true }).click();
  const bytes = await readFile(await (await started).path());
  await expect(dialog).toHaveCount(0);
  return bytes;
}
