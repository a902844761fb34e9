/** `npm test`: every check in one run, the cheap ones first; names after `--` take single steps. */
import { setChineseFont } from './browser.mjs';
import { bin, typeCheck } from './run.mjs';
import { serverDatabase } from './serverDatabase.mjs';
import { createTestRun } from './testSteps.mjs';
import { runTrustSuites } from './trustSuites.mjs';

setChineseFont();
const { step, beside, finish } = createTestRun(process.argv.slice(2));
const node = process.execPath;

// Two cores: what waits for the network or uses one core runs in parallel to the small checks.
const prerequisites = beside('prerequisites', ({ program }) => program(node, ['scripts/install-prerequisites.mjs']));
const types = beside('types', ({ program }) => program(node, typeCheck));
await step('lint', ({ program }) => program(bin('oxlint'), ['--deny-warnings']));
await step('format', ({ program }) => program(bin('oxfmt'), ['--check', '.']));
await step('dead-code', ({ program }) => program(bin('knip'), ['--no-progress', '--no-config-hints']));
await step('rooms', ({ program }) => program(node, ['scripts/check-rooms.mjs']));
await step('catalogue', ({ program }) => program(node, ['scripts/catalogue/main.mjs']));
await step('elements', ({ program }) => program(node, ['scripts/elements/main.mjs', '--check']));
await step('unit', ({ vitest }) => vitest('unit'));
await types.end();
// After the type check, whose declarations their code is compiled against.
await step('guides', ({ program }) => program(bin('tsx'), ['--conditions=@college/source', 'scripts/guides/check.ts']));
await step('exports', ({ program }) => program(node, ['scripts/packages/keepExports.mjs', '--check']));
await prerequisites.end();

const build = beside('build', ({ program }) => program(node, ['scripts/build-product.mjs']));
await step('server', async ({ vitest, watch }) => {
  const database = await serverDatabase(watch);
  try {
    return (await vitest('server', database.env)) && database.isComplete;
  } finally {
    database.stop();
  }
});
await step('pages', ({ vitest }) => vitest(['stories', 'browser', 'browser-own-page']));
await build.end();
const storybook = beside('storybook', ({ program }) => program(node, ['scripts/build-storybook-beside.mjs']));
await step('e2e', ({ playwright }) => playwright());
await storybook.end();
await step('trust', ({ program }) => runTrustSuites(program));

process.exit(finish());
