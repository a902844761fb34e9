/** Reads the JSON reports of Vitest and Playwright: how many tests passed, and which failed why. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { messagesShown } from './messagesShown.mjs';
import { root } from './paths.mjs';
import { unhandledOf } from './unhandledErrors.mjs';

/** The counts and failures of a Vitest report, with the errors beside it that belong to no test. */
export function readVitest(path) {
  const found = read(path, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    failures: testResults.flatMap(failuresOfFile),
  }));
  return { ...found, failures: [...found.failures, ...readUnhandled(unhandledOf(path))] };
}

function readUnhandled(path) {
  if (!existsSync(path)) return [];
  const errors = JSON.parse(readFileSync(path, 'utf8'));
  return errors.map(({ name, message }) => ({ name: `${name.replace(`${root}/`, '')} (outside of a test)`, reason: shortened(message) }));
}

/** The counts and failures of a Playwright report. */
export function readPlaywright(path) {
  return read(path, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfSuite),
  }));
}

function read(path, toCounts) {
  try {
    return toCounts(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    console.error(`No report of the tests: ${error.message}`);
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}

/** A file that could not be read is a failure of its own. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [{ name: file, reason: shortened(message) }];
  return failed.map(({ fullName, failureMessages }) => ({ name: `${file} › ${fullName}`, reason: shortened(failureMessages.join('\n')) }));
}

function failuresOfSuite({ specs, suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const runs = tests.flatMap(({ results }) => results);
      const errors = runs.flatMap((run) => run.errors ?? []).map(({ message }) => message);
      return { name: `${file} › ${title}`, reason: [shortened(errors.join('\n')), ...runs.flatMap(shownIn)].join('\n') };
    });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** What the page told the person when a test failed: where nobody can look at the browser, it is half of the reason. */
function shownIn({ attachments = [] }) {
  const contexts = attachments.filter(({ name, path }) => name === 'error-context' && path && existsSync(path));
  return contexts.flatMap(({ path }) => messagesShown(readFileSync(path, 'utf8')));
}

function shortened(reason) {
  return (reason ?? '').split('\n').slice(0, 12).join('\n');
}
