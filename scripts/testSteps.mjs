/** Runs named steps, measures them, counts tests, and reports failures at the end. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeInstallation } from './installation.mjs';
import { cache, root } from './paths.mjs';
import { createMeter } from './processorTime.mjs';
import { begin, bin } from './run.mjs';
import { readPlaywright, readVitest } from './testReports.mjs';
import { warnings, writeTable } from './testTable.mjs';
import { unhandledOf } from './unhandledErrors.mjs';

const reports = join(cache, 'reports');

/** A run of steps; `only` names the ones to take, none means all. */
export function createTestRun(only) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const meter = createMeter();
  const installation = takeInstallation();
  const startedAt = Date.now() - 1000 * (installation?.wall ?? 0);
  const rows = installation ? [{ ...rowOf('installation'), ...installation, isGood: true }] : [];
  const failedTests = [];

  const isTaken = (name) => only.length === 0 || only.includes(name);

  /** What a step may use; its programs are measured under its name. */
  function toolsOf(row, { isHeld }) {
    const watch = (pid) => meter.watch(pid, row.name);
    async function program(command, args, env = {}) {
      const { pid, ended } = begin(command, args, { env, isHeld });
      watch(pid);
      const { code, output } = await ended;
      row.output.push(output);
      return code === 0;
    }
    /** Counts the tests of a report; one without a passed test is a failure. */
    function count(read) {
      const found = read();
      for (const key of ['passed', 'failed', 'skipped']) row[key] += found[key];
      failedTests.push(...found.failures);
      return found.passed > 0;
    }
    return {
      watch,
      program,
      /** Runs projects of Vitest, completely or only these files. */
      async vitest(projects, env, files = []) {
        const report = join(reports, `${row.name}.json`);
        const taken = [projects].flat().map((project) => `--project=${project}`);
        const reporters = ['default', 'json', join(root, 'scripts/unhandledErrors.mjs')].map((name) => `--reporter=${name}`);
        const args = ['run', ...taken, ...reporters, `--outputFile.json=${report}`, ...files];
        const isGood = await program(bin('vitest'), args, { ...env, UNHANDLED_ERRORS: unhandledOf(report) });
        return count(() => readVitest(report)) && isGood;
      },
      async playwright() {
        const report = join(reports, `${row.name}.json`);
        const isGood = await program(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], {
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        });
        return count(() => readPlaywright(report)) && isGood;
      },
    };
  }

  async function take(name, act, { isHeld }) {
    const row = rowOf(name);
    const begunAt = Date.now();
    if (!isHeld) console.log(headline(name));
    row.isGood = await act(toolsOf(row, { isHeld }));
    row.wall = (Date.now() - begunAt) / 1000;
    row.processor = meter.seconds(name);
    rows.push(row);
    return row;
  }

  function close({ name, isGood, wall }) {
    console.log(`${isGood ? '✓' : '✗'} ${name} (${wall.toFixed(1)} s)`);
    return isGood;
  }

  return {
    /** Takes a step now and waits for it. */
    async step(name, act) {
      return !isTaken(name) || close(await take(name, act, { isHeld: false }));
    },
    /** Runs a step in parallel to those that follow; `end` waits for it and shows its output. */
    beside(name, act) {
      const taken = isTaken(name) ? take(name, act, { isHeld: true }) : undefined;
      return {
        async end() {
          if (!taken) return true;
          const row = await taken;
          console.log(headline(name));
          process.stdout.write(Buffer.concat(row.output));
          return close(row);
        },
      };
    },
    /** Prints the table of steps, what failed and the closing line; returns the exit code. */
    finish() {
      meter.stop();
      writeTable(rows, { wall: (Date.now() - startedAt) / 1000 });
      const failed = rows.filter(({ isGood }) => !isGood);
      for (const warning of warnings(rows)) console.log(warning);
      if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
      // Last, so that the end of a log names the failed tests and the reasons.
      for (const { name, reason } of failedTests) console.log(`\n✗ ${name}\n${reason}`);
      const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
      console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
      return failed.length > 0 ? 1 : 0;
    },
  };
}

function rowOf(name) {
  return { name, passed: 0, failed: 0, skipped: 0, output: [] };
}

function headline(name) {
  return `\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`;
}
