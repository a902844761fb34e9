/**
 * `npm run test:nodes`: unit, server and package tests on each line of Node that is supported, brought by the npm package `node`, and the hosts whose frameworks need
 * a newer line than the lowest. `-- 22 packages` does some of it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { libraryNames } from './packages/entries.mjs';
import { cache, root } from './paths.mjs';
import { bin, runOrExit } from './run.mjs';

const lines = ['20.19', '22', '24'];
const vitest = (project) => ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
const newestHosts = ['angular-newest', 'astro-newest'];
const parts = {
  unit: vitest('unit'),
  server: vitest('server'),
  packages: ['scripts/packages/loadEntries.mjs'],
  hosts: [
    'node_modules/tsx/dist/cli.mjs',
    '--tsconfig',
    'tsconfig.base.json',
    '--conditions=@college/source',
    'e2e/hosts/run.mjs',
    ...newestHosts,
  ],
};

const words = process.argv.slice(2);
const chosen = (all) => (all.some((one) => words.includes(one)) ? all.filter((one) => words.includes(one)) : all);

/** The program of a line of Node, installed once. */
function nodeOf(line) {
  const folder = join(cache, 'nodes', line);
  const program = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
    runOrExit('npm', ['install', `node@${line}`, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder.slice(root.length + 1) });
  }
  return program;
}

const wanted = chosen(Object.keys(parts));
if (wanted.includes('packages')) {
  for (const name of libraryNames) runOrExit(bin('pnpm'), ['run', 'build'], { cwd: `packages/${name}`, quiet: true });
}
const results = chosen(lines).flatMap((line) => {
  const program = nodeOf(line);
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const possible = wanted.filter((part) => part !== 'hosts' || line !== lines[0]);
  return possible.map((part) => {
    console.log(`\n── Node ${version}, ${part}`);
    // What a host installs and starts runs on the same Node.
    const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` };
    const { status } = spawnSync(program, parts[part], { cwd: root, stdio: 'inherit', env });
    return { version, part, isDone: status === 0 };
  });
});
console.log(`\n${results.map(({ version, part, isDone }) => `${isDone ? '✓' : '✗'} Node ${version} ${part}`).join('\n')}`);
process.exit(results.every(({ isDone }) => isDone) ? 0 : 1);
