import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildStorybookBeside } from './storybookBeside.mjs';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'college-storybook-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const note = () => join(folder, 'build-failed');

function build(program: string) {
  const say = vi.fn();
  return { say, ...buildStorybookBeside({ args: ['--eval', program], folder, say }) };
}

it('reports nothing for a successful build, and clears the failure of the previous one', async () => {
  writeFileSync(note(), '');
  const { say, ended } = build('');
  await ended;
  expect([say.mock.calls, existsSync(note())]).toEqual([[], false]);
});

it.each([
  ['an error', 'process.exit(3)'],
  ['a signal', "process.kill(process.pid, 'SIGKILL')"],
])('tells console and server of a build that ended with %s', async (_, program) => {
  const { say, ended } = build(program);
  await ended;
  expect(say.mock.calls).toEqual([[expect.stringMatching(/未能构建[^]*could not be built/)]]);
  expect(existsSync(note())).toBe(true);
});

it('ends a build with the programs that it started, and calls that no failure', async () => {
  const pid = join(folder, 'pid');
  const { say, ended, stop } = build(
    `const { pid } = require('node:child_process').spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
     require('node:fs').writeFileSync(${JSON.stringify(pid)}, String(pid));
     setInterval(() => {}, 1000);`,
  );
  await vi.waitFor(() => expect(readFileSync(pid, 'utf8')).toMatch(/^\d+$/), { timeout: 10_000 });
  stop();
  await ended;
  expect([say.mock.calls, existsSync(note())]).toEqual([[], false]);
  const grandchild = Number(readFileSync(pid, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(grandchild, 0)).toThrow(), { timeout: 10_000 });
});
