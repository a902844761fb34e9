/** `npm test`: every check in one run, the cheap ones first; names after `--` take single steps. */
import { setChineseFont } from './browser.mjs';
import { buildAll } from './build.mjs';
import { start as startPostgres } from './postgres.mjs';
import { ensureBrowser, ensurePostgres } from './prerequisites.mjs';
import { begin, bin, run } from './run.mjs';
import { createTestRun } from './testSteps.mjs';

setChineseFont();
const { step, isTaken, vitest, playwright, finish } = createTestRun(process.argv.slice(2));
const check = (name, command, args) => step(name, () => run(command, args) === 0);

// The compiler keeps one core busy for a minute; the small checks fit beside it.
const types = isTaken('types') ? begin(bin('tsc'), ['-b']) : undefined;
await check('lint', bin('oxlint'), ['--deny-warnings']);
await check('format', bin('oxfmt'), ['--check', '.']);
await check('dead-code', bin('knip'), ['--no-progress', '--no-config-hints']);
await check('rooms', process.execPath, ['scripts/check-rooms.mjs']);
await check('catalogue', process.execPath, ['scripts/catalogue/main.mjs', '--check']);
await check('elements', process.execPath, ['scripts/elements/main.mjs', '--check']);
await check('guides', bin('tsx'), ['scripts/guides/check.ts']);
await step('unit', () => vitest('unit'));
await step('types', async () => (await types?.end()) === 0);
await step('server', async () => {
  if (!ensurePostgres()) {
    console.log('No PostgreSQL on this machine and none could be installed: the server is tested on the embedded database only.');
    return vitest('server') && process.env.CI !== 'true';
  }
  const postgres = await startPostgres();
  try {
    return vitest('server', { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
});
if (await step('browser', () => ensureBrowser())) {
  await step('components', () => vitest(['browser', 'browser-own-page']));
  await step('stories', () => vitest('stories'));
  await step('build', () => {
    buildAll();
    return true;
  });
  await step('e2e', () => playwright());
}

process.exit(finish());
