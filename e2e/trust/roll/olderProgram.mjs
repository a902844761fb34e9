/** The last revision of this project whose tables took fewer steps than today's, built for service. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/paths.mjs';
import { bin } from '../../../scripts/run.mjs';
import { temporaryFolder } from '../../../scripts/temporaryFolder.mjs';

const journal = 'apps/server/src/db/migrations/meta/_journal.json';
const parts = ['apps/server', 'packages/api-client', 'packages/curriculum-model'];
const git = (...parameters) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim();
const stepsIn = (text) => JSON.parse(text).entries.map(({ tag }) => tag);

/** Answers the folder of the built program, its revision, and the steps that tables take from it to today's. */
export function olderProgram() {
  const today = stepsIn(readFileSync(join(root, journal), 'utf8'));
  const revision = git('rev-list', 'HEAD')
    .split('\n')
    .find((one) => stepsAt(one).length < today.length);
  if (!revision) throw new Error('trust:roll: the history here holds no revision with fewer steps of the tables. Fetch more of it.');
  const before = new Set(stepsAt(revision));
  const folder = temporaryFolder('college-older-');
  execFileSync('sh', ['-c', `git archive ${revision} ${parts.join(' ')} tsconfig.base.json | tar -x -C ${folder}`], { cwd: root });
  for (const part of parts) linkPackages(folder, part);
  execFileSync(bin('tsup'), ['--silent', '--config', 'tsup.tests.config.ts', '--out-dir', 'dist'], { cwd: join(folder, 'apps/server') });
  return { folder: join(folder, 'apps/server/dist'), revision: revision.slice(0, 8), steps: today.filter((tag) => !before.has(tag)) };
}

function stepsAt(revision) {
  return stepsIn(git('show', `${revision}:${journal}`));
}

/** The installed packages, but the project's own as they were then. */
function linkPackages(folder, part) {
  const [installed, own] = [join(root, part, 'node_modules'), join(folder, part, 'node_modules')];
  mkdirSync(join(own, '@college'), { recursive: true });
  for (const name of readdirSync(installed)) if (name !== '@college') symlinkSync(realpathSync(join(installed, name)), join(own, name));
  for (const name of ['api-client', 'curriculum-model'])
    if (existsSync(join(folder, 'packages', name))) symlinkSync(join(folder, 'packages', name), join(own, '@college', name));
}
