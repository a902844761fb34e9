import type { Page } from '@playwright/test';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../../../scripts/paths.mjs';

/** Where a walk keeps what it came by, to be looked at. */
export interface Kept {
  /** A picture of a page. */
  look: (page: Page, name: string) => Promise<void>;
  /** A file that the product made. */
  keep: (name: string, bytes: Uint8Array) => Promise<void>;
}

/** Keeps pictures and files of a walk in a folder of its own, numbered in the order in which they were taken. */
export async function keepIn(walk: string): Promise<Kept> {
  const folder = join(cache, 'walks', walk);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let count = 0;
  const next = (name: string) => join(folder, `${String((count += 1)).padStart(2, '0')}-${name}`);
  return {
    look: async (page, name) => void (await page.screenshot({ path: next(`${name}.png`), animations: 'disabled' })),
    keep: (name, bytes) => writeFile(next(name), bytes),
  };
}
