import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath, setChineseFont } from '../scripts/browser.mjs';

setChineseFont();

/** The built product in a real browser, by job; each worker has a server and a database of its own. */
export default defineConfig({
  testDir: './jobs',
  tsconfig: './tsconfig.json',
  globalSetup: './support/databaseTemplate.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // A trace costs a quarter of the time; enable it to debug a failure: E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // A name that is not this machine's own, so that a job can open the product on plain http.
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments, '--host-resolver-rules=MAP college.test 127.0.0.1'] },
  },
});
