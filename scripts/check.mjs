/**
 * `npm run check`: what a change can touch, while one works: types, lint, the tests of changed files and of those that import them, the stories of
 * touched widgets. `-- --since <revision>` takes a longer change. `npm test` remains the whole check.
 */
import { parseArgs } from 'node:util';
import { setChineseFont } from './browser.mjs';
import { changedFiles, findBase } from './check/changes.mjs';
import { touchedTests } from './check/touched.mjs';
import { bin, typeCheck } from './run.mjs';
import { serverDatabase } from './serverDatabase.mjs';
import { createTestRun } from './testSteps.mjs';

setChineseFont();
const { values } = parseArgs({ options: { since: { type: 'string' } } });
const base = findBase(values.since);
const changed = changedFiles(base);
const { taken, leftOut } = touchedTests(changed);
const { step, beside, finish } = createTestRun([]);

console.log(
  changed.length === 0 ? `Nothing differs from ${base.slice(0, 8)}.` : `${changed.length} files differ from ${base.slice(0, 8)}.`,
);
const types = beside('types', ({ program }) => program(process.execPath, typeCheck));
await step('lint', ({ program }) => program(bin('oxlint'), ['--deny-warnings']));
await step('format', ({ program }) => program(bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...changed]));
await step('rooms', ({ program }) => program(process.execPath, ['scripts/check-rooms.mjs']));
if (taken.unit.length > 0) await step('unit', ({ vitest }) => vitest('unit', {}, taken.unit));
if (taken.server.length > 0) {
  await step('server', async ({ vitest, watch }) => {
    const database = await serverDatabase(watch);
    try {
      return await vitest('server', database.env, taken.server);
    } finally {
      database.stop();
    }
  });
}
if (taken.pages.length > 0) await step('pages', ({ vitest }) => vitest(['stories', 'browser', 'browser-own-page'], {}, taken.pages));
await types.end();

const code = finish();
console.log(`\nLeft out:
  dead code, guides, catalogue, all other tests and stories, end-to-end jobs: npm test
  resting checks against the other states of a widget: npm run test:states -- <widget>${leftOut.length > 0 ? `\n  further tests of files that import what changed: npx vitest run ${leftOut.join(' ')}` : ''}`);
process.exit(code);
