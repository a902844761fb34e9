/** `npm run test:languages`: the walks by keyboard alone in both languages, in the built product. */
import { buildAll } from './build.mjs';
import { bin, run } from './run.mjs';

buildAll({ withStorybook: false });
process.exit(run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', '-g', 'keyboard'], { env: { E2E_LANGUAGES: 'all' } }));
