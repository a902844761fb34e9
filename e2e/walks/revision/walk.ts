import type { Client } from '@college/api-client';
import type { Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../../../scripts/paths.mjs';

/** Two people who revise one major, each at a computer of their own and in a language of their own, and what they have come to. */
export interface Walk {
  /** Reads and writes Chinese. */
  zh: Page;
  /** Reads and writes English. */
  en: Page;
  /** Calls past the pages, for what other jobs do by hand. */
  client: Client;
  /** The draft, and its own major. */
  draft: { editionId: number; majorId: number };
  /** Keeps a picture of a page. */
  look: (page: Page, name: string) => Promise<void>;
  /** Keeps a file that the product made. */
  keep: (name: string, bytes: Uint8Array) => Promise<void>;
}

const folder = join(cache, 'walks', 'revision');

/** Keeps pictures and files of the walk, numbered in the order in which they were taken. */
export async function keepIn(): Promise<Pick<Walk, 'look' | 'keep'>> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  const next = (name: string) => join(folder, `${String((count += 1)).padStart(2, '0')}-${name}`);
  return {
    look: async (page, name) => void (await page.screenshot({ path: next(`${name}.png`), fullPage: true, animations: 'disabled' })),
    keep: (name, bytes) => writeFile(next(name), bytes),
  };
}
