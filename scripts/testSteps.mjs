/** Runs named steps one after the other, counts tests, and says at the end what failed. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, root } from './paths.mjs';
import { bin, run } from './run.mjs';

const reports = join(cache, 'reports');

/** A run of steps; `only` names the ones to take, none means all. */
export function createTestRun(only) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failedSteps = [];
  const failedTests = [];

  const isTaken = (name) => only.length === 0 || only.includes(name);

  async function step(name, act) {
    if (!isTaken(name)) return true;
    const startedAt = Date.now();
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
    const isGood = await act();
    console.log(`${isGood ? '✓' : '✗'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    if (!isGood) failedSteps.push(name);
    return isGood;
  }

  /** Counts the tests of a JSON report; a report without a passed test is a failure. */
  function count(report, read) {
    try {
      const found = read(JSON.parse(readFileSync(report, 'utf8')));
      for (const key of Object.keys(counts)) counts[key] += found[key];
      failedTests.push(...found.names);
      return found.passed > 0;
    } catch (error) {
      console.error(`No report of the tests: ${error.message}`);
      return false;
    }
  }

  function vitest(projects, env = {}) {
    const report = join(reports, `${[projects].flat()[0]}-${Date.now()}.json`);
    const taken = [projects].flat().map((project) => `--project=${project}`);
    const code = run(bin('vitest'), ['run', ...taken, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], { env });
    const isCounted = count(report, (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests,
      names: json.testResults.flatMap(failuresOfFile),
    }));
    return isCounted && code === 0;
  }

  function playwright() {
    const report = join(reports, 'e2e.json');
    const code = run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
    const isCounted = count(report, ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected,
      skipped: stats.skipped,
      names: suites.flatMap(failuresOfSuite),
    }));
    return isCounted && code === 0;
  }

  /** Prints what failed and the closing line; returns the exit code. */
  function finish() {
    if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
    // Last, so that the end of a log says which tests to look at, and why they failed.
    for (const { name, reason } of failedTests) console.log(`\n✗ ${name}\n${reason}`);
    console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
    return failedSteps.length > 0 ? 1 : 0;
  }

  return { step, isTaken, vitest, playwright, finish };
}

/** The failed tests of one file in a Vitest report; a file that could not be read is a failure of its own. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [{ name: file, reason: shortened(message) }];
  return failed.map(({ fullName, failureMessages }) => ({ name: `${file} › ${fullName}`, reason: shortened(failureMessages.join('\n')) }));
}

/** The failed tests of a suite in a Playwright report, and of the suites in it. */
function failuresOfSuite({ specs, suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return { name: `${file} › ${title}`, reason: shortened(errors.map(({ message }) => message).join('\n')) };
    });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function shortened(reason) {
  return (reason ?? '').split('\n').slice(0, 12).join('\n');
}
