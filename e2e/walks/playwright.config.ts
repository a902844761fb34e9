import { defineConfig } from '@playwright/test';
import jobs from '../playwright.config';

/** `npm run walk:programme`, `npm run walk:revision`, `npm run walk:review` and `npm run walk:together`: long walks through the built product, which `npm test` leaves out; pictures and files of a walk come into `.cache/walks/`. */
export default defineConfig({
  ...jobs,
  testDir: '.',
  tsconfig: '../tsconfig.json',
  globalSetup: '../support/databaseTemplate.ts',
  outputDir: '../../test-results/walks',
  workers: 1,
  timeout: 600_000,
  reporter: [['list']],
  use: { ...jobs.use, actionTimeout: 30_000 },
});
