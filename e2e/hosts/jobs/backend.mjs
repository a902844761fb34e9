import { expect } from '@playwright/test';
import { freePort } from '../../support/freePort';
import { copiedStarter } from '../copiedStarter.mjs';
import { serveApp } from '../servedApp.mjs';
import { accounts, serveBackend } from '../servedBackend';
import { inChinese, readAndAdd } from './goals.mjs';
import { partsOf } from './hostPage.mjs';

/** Goals of the sample in Python. */
const goalCount = 2;

async function signInAndAdd(page, url) {
  await page.goto(url);
  await page.getByRole('textbox', { name: '邮箱或用户名' }).fill(accounts.manager.account);
  await page.getByLabel('密码', { exact: true }).fill(accounts.manager.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const { goalPanel } = partsOf(page);
  // A password is hashed slowly on purpose, and slower on a busy machine.
  await expect(goalPanel.getByRole('listitem')).toHaveCount(goalCount, { timeout: 20_000 });
  await readAndAdd(page, inChinese, goalCount);
  // Stored in the backend, with the sign-in in the tab.
  await page.reload();
  await expect(goalPanel.getByRole('listitem')).toHaveCount(goalCount + 1);
  // What the panel loads beforehand would fail once the app is stopped.
  await page.waitForLoadState('networkidle');
}

/** Starts the app anew with a backend of its own, signs in there, and adds a goal that is still there after a reload. */
export const backendJob = {
  name: 'backend',
  isFor: ({ starter }) => starter !== undefined,
  async run({ page, folder, packages, app: withSample }) {
    // Vite serves a folder once.
    await withSample.stop();
    const port = await freePort();
    const backend = await serveBackend(copiedStarter('python-backend', packages), `http://127.0.0.1:${port}`);
    try {
      const app = await serveApp(folder, { port, environment: { COLLEGE_API: backend.url } });
      try {
        await signInAndAdd(page, app.url);
      } finally {
        await app.stop();
      }
    } finally {
      await backend.stop();
    }
  },
};
