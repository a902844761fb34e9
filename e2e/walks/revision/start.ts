import type { Client } from '@college/api-client';
import { listEditions } from '@college/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { revisedId } from './twelveAttributes';

/** What somebody writes who starts a draft. */
export interface DraftWords {
  name: string;
  entryYear: string;
  reason: string;
}

/** Starts a draft of the revised major and opens it, in Chinese; answers its edition and its own major. */
export async function startRevision(page: Page, client: Client, { name, entryYear, reason }: DraftWords) {
  await page.goto(`/course/major/editions?majorId=${revisedId}`);
  await page.getByRole('button', { name: '建立修订稿' }).click();
  const form = page.getByRole('dialog', { name: '建立修订稿' });
  await form.getByLabel('版本名称').fill(name);
  await form.getByLabel('适用年级').fill(entryYear);
  await form.getByRole('textbox', { name: '修订理由' }).fill(reason);
  await form.getByRole('button', { name: '建立修订稿' }).click();
  await expect(form.getByRole('heading', { name: `「${name}」已建立` })).toBeVisible({ timeout: 30_000 });
  await form.getByRole('button', { name: '打开修订稿' }).click();
  await expect(page.getByRole('complementary', { name: '本页所属版本' })).toContainText(name);
  const edition = (await client.call(listEditions, { query: { majorId: revisedId } })).find((one) => one.name === name)!;
  return { editionId: edition.id, majorId: edition.majorId! };
}
