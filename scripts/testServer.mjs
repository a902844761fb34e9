/** What the tests of the server begin with; the project `server` of Vitest calls this before its first file. */
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { madeOnce } from './madeOnce.mjs';
import { root } from './paths.mjs';
import { bin, run } from './run.mjs';
import { temporaryFolder } from './temporaryFolder.mjs';

const server = 'apps/server';
const settings = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  `${server}/package.json`,
  `${server}/tsup.config.ts`,
  `${server}/tsup.tests.config.ts`,
];

export default async function prepare({ provide }) {
  provide('emptyDatabase', await emptyDatabase());
  provide('builtServer', await builtServer());
  // The processes of the tests, and those that they start, write to `tmpdir()`.
  process.env.TMPDIR = temporaryFolder('college-tests-');
  return () => rm(process.env.TMPDIR, { recursive: true, force: true });
}

/** A folder with a database whose tables are empty: `data` for a server with a folder, `image.tar` for an engine in memory. */
export function emptyDatabase() {
  const db = `${server}/src/db`;
  const sources = [`${db}/migrations`, `${db}/migrate.ts`, `${db}/engine.js`, `${server}/node_modules/@electric-sql/pglite/package.json`];
  return madeOnce({
    place: 'test-database',
    name: 'empty',
    sources,
    make: (folder) => runOrThrow(bin('tsx'), ['--conditions=@college/source', `${db}/testing/makeEmptyDatabase.ts`, folder]),
  });
}

/** A folder with the server as it is built for service: a process starts from it in half the time. */
export function builtServer() {
  return madeOnce({
    place: 'test-server',
    name: 'built',
    sources: [`${server}/src`, 'packages/curriculum-model/src', 'packages/api-client/src', ...settings],
    async make(folder) {
      runOrThrow(bin('tsup'), ['--silent', '--config', 'tsup.tests.config.ts', '--out-dir', folder], `${server}`);
      await symlink(join(root, server, 'node_modules'), join(folder, 'node_modules'), 'junction');
    },
  });
}

function runOrThrow(command, args, cwd) {
  if (run(command, args, { cwd }) === 0) return;
  throw new Error(`Tests of the server: what they begin with could not be made. ${command} failed. See its output above.`);
}
