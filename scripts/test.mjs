/** `npm test`: every check in one run, the cheap ones first; ends with one line that counts tests passed and failed. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setChineseFont } from './browser.mjs';
import { buildAll } from './build.mjs';
import { cache } from './paths.mjs';
import { ensureBrowser, ensurePostgres } from './prerequisites.mjs';
import { startPostgres } from './postgres.mjs';
import { bin, run } from './run.mjs';

const reports = join(cache, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
setChineseFont();

const only = process.argv.slice(2);
const counts = { passed: 0, failed: 0, skipped: 0 };
const failedSteps = [];

function step(name, act) {
  if (only.length > 0 && !only.includes(name)) return;
  const startedAt = Date.now();
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const isGood = act();
  console.log(`${isGood ? '✓' : '✗'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (!isGood) failedSteps.push(name);
}

function check(name, command, args, options) {
  step(name, () => run(command, args, options) === 0);
}

function vitest(name, project, env = {}) {
  step(name, () => {
    const report = join(reports, `${name}.json`);
    const code = run(bin('vitest'), ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], {
      env,
    });
    return (
      count(report, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests, skipped: json.numPendingTests })) && code === 0
    );
  });
}

function count(report, read) {
  try {
    const found = read(JSON.parse(readFileSync(report, 'utf8')));
    for (const key of Object.keys(counts)) counts[key] += found[key];
    return found.passed > 0;
  } catch (error) {
    console.error(`No report of the tests: ${error.message}`);
    return false;
  }
}

check('types', bin('tsc'), ['-b']);
check('lint', bin('oxlint'), ['--deny-warnings']);
check('format', bin('oxfmt'), ['--check', '.']);
check('rooms', process.execPath, ['scripts/check-rooms.mjs']);
vitest('unit', 'unit');
vitest('server on the embedded database', 'server');

step('server on PostgreSQL', () => {
  const folder = ensurePostgres();
  if (!folder) {
    console.log('No PostgreSQL on this machine and none could be installed: the server was tested on the embedded database only.');
    return process.env.CI !== 'true';
  }
  const postgres = startPostgres(folder);
  try {
    const report = join(reports, 'postgres.json');
    const args = ['run', '--project', 'server', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const code = run(bin('vitest'), args, { env: { TEST_DATABASE_URL: postgres.url } });
    return (
      count(report, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests, skipped: json.numPendingTests })) && code === 0
    );
  } finally {
    postgres.stop();
  }
});

let hasBrowser = false;
step('browser', () => (hasBrowser = ensureBrowser()));
if (hasBrowser || only.length > 0) {
  vitest('components in a browser', 'browser');
  vitest('stories in a browser', 'stories');
  step('build', () => {
    buildAll();
    return true;
  });
  step('end to end', () => {
    const report = join(reports, 'e2e.json');
    const code = run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
    return count(report, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped })) && code === 0;
  });
}

if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);
