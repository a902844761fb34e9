/** `npm test`: every check in one run, the cheap ones first; names after `--` take single steps. */
import { setChineseFont } from './browser.mjs';
import { buildAll } from './build.mjs';
import { start as startPostgres } from './postgres.mjs';
import { ensureBrowser, ensurePostgres } from './prerequisites.mjs';
import { begin, bin, run } from './run.mjs';
import { createTestRun } from './testSteps.mjs';

setChineseFont();
const { step, isTaken, vitest, beginVitest, playwright, finish } = createTestRun(process.argv.slice(2));
const check = (name, command, args) => step(name, () => run(command, args) === 0);

// The compiler keeps one core busy for a minute; the small checks fit beside it.
const types = isTaken('types') ? begin(bin('tsc'), ['-b']) : undefined;
await check('lint', bin('oxlint'), ['--deny-warnings']);
await check('format', bin('oxfmt'), ['--check', '.']);
await check('dead-code', bin('knip'), ['--no-progress', '--no-config-hints']);
await check('rooms', process.execPath, ['scripts/check-rooms.mjs']);
await step('unit', () => vitest('unit'));
await step('types', async () => (await types?.end()) === 0);

// The server waits on its database and a page on its frames: neither keeps both cores busy, so they run side by side.
const server = isTaken('server') ? await beginServerTests() : undefined;
const hasBrowser = await step('browser', () => ensureBrowser());
if (hasBrowser) {
  await step('components', () => vitest('browser'));
  await step('stories', () => vitest('stories'));
}
await step('server', () => server?.end());
if (hasBrowser) {
  await step('build', () => {
    buildAll();
    return true;
  });
  await step('e2e', () => playwright());
}

process.exit(finish());

/** The tests of the server on both databases; a machine of the build service must have both. */
async function beginServerTests() {
  if (!ensurePostgres()) {
    console.log('No PostgreSQL on this machine and none could be installed: the server is tested on the embedded database only.');
    const embedded = beginVitest('server');
    return { end: async () => (await embedded.end()) && process.env.CI !== 'true' };
  }
  const postgres = await startPostgres();
  const tests = beginVitest('server', { TEST_DATABASE_URL: postgres.url });
  return {
    async end() {
      try {
        return await tests.end();
      } finally {
        postgres.stop();
      }
    },
  };
}
