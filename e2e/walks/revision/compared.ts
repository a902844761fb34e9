import type { Client } from '@college/api-client';
import { listEditionChanges } from '@college/api-client/contract';
import type { EditionChange, EditionRef } from '@college/curriculum-model';
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { solid } from '../../support/reportFiles';
import { revisedId } from './twelveAttributes';

/** Two states of the revised major. */
export interface Sides {
  left: EditionRef;
  right: EditionRef;
}

/** Every change between two states, as calls tell them in Chinese. */
export async function changesBetween(client: Client, sides: Sides): Promise<EditionChange[]> {
  const changes: EditionChange[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { pageInfo } = await client.call(listEditionChanges, { query: { ...sides, pageNum, pageSize: 100 } });
    changes.push(...pageInfo.list);
    if (changes.length >= pageInfo.total || pageInfo.list.length === 0) return changes;
  }
}

/** The kinds of changes among some: what they are about, and how that became different. */
export const kindsOf = (changes: readonly EditionChange[]) => new Set(changes.map(({ topic, way, label }) => `${topic} ${way} ${label}`));

/** Opens the comparison of two states and answers the words of each change on the page, all of them loaded. */
export async function readComparison(page: Page, { left, right }: Sides): Promise<string[]> {
  await page.goto(`/course/major/editions/compare?majorId=${revisedId}&left=${left}&right=${right}`);
  const list = page.getByRole('complementary', { name: /^(变更|Changes)$/ });
  await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const more = list.getByRole('button', { name: /^(再显示|Show) \d+/ });
  const loading = list.getByText(/^(正在加载变更|Loading changes)$/);
  await expect(loading).toHaveCount(0);
  while ((await more.count()) > 0) {
    await more.click();
    await expect(loading).toHaveCount(0);
  }
  // What is out of sight is not rendered, and has no inner text then.
  return (await list.getByRole('region').getByRole('listitem').allTextContents()).map(solid);
}

/** Takes the revision comparison table home and answers its bytes. */
export async function exportComparison(page: Page, menu: string, item: string): Promise<Buffer> {
  await page.getByRole('button', { name: menu }).click();
  const started = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('menuitem', { name: item }).click();
  return readFile(await (await started).path());
}
