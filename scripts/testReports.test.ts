import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readVitest } from './testReports.mjs';

const root = join(import.meta.dirname, '..');

it('names the error that fails a run though every test passed', () => {
  // Where Vitest is found from.
  const folder = mkdtempSync(join(root, 'node_modules', '.vitest-unhandled-'));
  try {
    writeFileSync(
      join(folder, 'late.test.js'),
      `import { it } from 'vitest';
it('passes', async () => { void Promise.reject(new Error('nobody waited')); await new Promise((done) => setImmediate(done)); });`,
    );
    writeFileSync(join(folder, 'vitest.config.js'), `export default { test: { include: ['*.test.js'] } };`);
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=json', `--reporter=${join(root, 'scripts/unhandledErrors.mjs')}`, `--outputFile.json=${report}`];
    const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--root', folder, ...reporters], {
      env: { ...process.env, UNHANDLED_ERRORS: join(folder, 'report.unhandled.json') },
    });
    expect(status).toBe(1);
    expect(readVitest(report)).toMatchObject({ passed: 1, failed: 0, failures: [{ reason: expect.stringContaining('nobody waited') }] });
    expect(readVitest(report).failures[0]?.name).toContain('late.test.js');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
