/** A sweep over the built product with the sample programme: server and browser are there while it runs, and gone after it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath, setChineseFont } from '../../scripts/browser.mjs';
import { buildAll } from '../../scripts/build.mjs';
import makeDatabaseTemplate, { copyDatabaseTemplate } from '../support/databaseTemplate';
import { freePort } from '../support/freePort';
import { startProcess } from '../support/serverProcess';

/** Does something with a browser and the address of a fresh server. */
export async function onSample(sweep) {
  setChineseFont();
  buildAll({ withStorybook: false });
  await makeDatabaseTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'curriculum-sweep-'));
  await copyDatabaseTemplate(folder);
  const port = await freePort();
  const server = await startProcess({ port, folder });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    await sweep(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
