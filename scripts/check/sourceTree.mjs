/** The files of the repository as they are here, or as they were at a revision. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

const git = (words, input) => execFileSync('git', words, { cwd: root, input, maxBuffer: 512 * 2 ** 20 });
const pathsOf = (...words) =>
  git([...words, '-z'])
    .toString()
    .split('\0')
    .filter(Boolean);

/** What is here, uncommitted and new files included: the digest of each file by its path, and its text. */
export function workingTree() {
  const digests = new Map();
  for (const line of pathsOf('ls-files', '--stage')) {
    const [entry, path] = line.split('\t');
    digests.set(path, entry.split(' ')[1]);
  }
  for (const path of pathsOf('diff-files', '--name-only', '--diff-filter=D')) digests.delete(path);
  const edited = [...pathsOf('diff-files', '--name-only', '--diff-filter=d'), ...pathsOf('ls-files', '--others', '--exclude-standard')];
  const hashes = git(['hash-object', '--stdin-paths'], edited.join('\n')).toString().split('\n');
  for (const [index, path] of edited.entries()) digests.set(path, hashes[index]);
  return { digests, read: (path) => readFileSync(join(root, path), 'utf8') };
}

/** What was there at a revision; a file that is the same in `here` is read from there. */
export function treeAt(revision, here) {
  const digests = new Map(
    pathsOf('ls-tree', '-r', revision).map((line) => {
      const [entry, path] = line.split('\t');
      return [path, entry.split(' ')[2]];
    }),
  );
  const others = [...digests].filter(([path, digest]) => /\.(tsx?|mjs|json)$/.test(path) && here.digests.get(path) !== digest);
  const texts = textsOf(others.map(([, digest]) => digest));
  return { digests, read: (path) => texts.get(digests.get(path)) ?? here.read(path) };
}

/** Texts by their digests, all read at once. */
function textsOf(digests) {
  const texts = new Map();
  const output = git(['cat-file', '--batch'], digests.join('\n'));
  for (let at = 0; at < output.length;) {
    const end = output.indexOf('\n', at);
    const [digest, , size] = output.toString('utf8', at, end).split(' ');
    texts.set(digest, output.toString('utf8', end + 1, end + 1 + Number(size)));
    at = end + Number(size) + 2;
  }
  return texts;
}
