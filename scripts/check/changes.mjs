/** What changed in the working tree since a revision. */
import { execFileSync } from 'node:child_process';
import { root } from '../paths.mjs';

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }).trim();
const lines = (text) => text.split('\n').filter(Boolean);

/**
 * The revision to compare with: the requested one, else the last commit while something is uncommitted, else the merge base with main, else the parent commit.
 */
export function findBase(asked) {
  if (asked) return git('rev-parse', '--verify', `${asked}^{commit}`);
  if (git('status', '--porcelain') !== '') return git('rev-parse', 'HEAD');
  const head = git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    const fork = found(() => git('merge-base', 'HEAD', main));
    if (fork && fork !== head) return fork;
  }
  return git('rev-parse', 'HEAD~1');
}

/** Files that differ from a revision and are still there, uncommitted and new ones included. */
export function changedFiles(base) {
  const differing = lines(git('diff', '--name-only', '--diff-filter=d', base));
  return [...new Set([...differing, ...lines(git('ls-files', '--others', '--exclude-standard'))])].sort();
}

/** Files of the repository that hold one of the words, new ones included. */
export function filesWith(words, patterns) {
  if (words.length === 0) return [];
  return lines(found(() => git('grep', '-lwF', '--untracked', ...words.flatMap((word) => ['-e', word]), '--', ...patterns)) ?? '');
}

/** What git answers, or nothing where it finds nothing. */
function found(ask) {
  try {
    return ask();
  } catch (error) {
    if (error.status === undefined) throw error;
    return undefined;
  }
}
