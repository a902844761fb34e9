/** A reporter of Vitest: keeps the errors that belong to no test, which its JSON report leaves out though they fail the run. */
import { writeFileSync } from 'node:fs';

/** Where the errors of a run lie that writes this report. */
export const unhandledOf = (report) => report.replace(/\.json$/, '.unhandled.json');

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const kept = errors.map((error) => ({
      name: [error.VITEST_TEST_PATH ?? 'outside of all files', error.VITEST_TEST_NAME].filter(Boolean).join(' › '),
      message: error.stack ?? `${error.name}: ${error.message}`,
    }));
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(kept));
  }
}
