import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../../scripts/paths.mjs';

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** Builds a Storybook of these story files, or of all, as they are here; returns its folder. */
export function buildStorybookHere(files?: readonly string[]): string {
  const folder = join(cache, 'visual', 'storybook');
  build(root, folder, files);
  return folder;
}

/** Builds a Storybook of these story files of a revision in a separate worktree and passes its folder to `act`; removes the worktree afterwards. */
export async function withStorybookOf<Result>(
  revision: string,
  files: readonly string[],
  act: (folder: string) => Promise<Result>,
): Promise<Result> {
  const tree = join(cache, 'visual', 'tree');
  removeTree(tree);
  mkdirSync(join(cache, 'visual'), { recursive: true });
  git('worktree', 'add', '--detach', tree, revision);
  try {
    execFileSync(process.execPath, ['scripts/bootstrap.mjs'], { cwd: tree, stdio: 'inherit' });
    const folder = join(tree, 'storybook-static');
    build(tree, folder, files);
    return await act(folder);
  } finally {
    removeTree(tree);
  }
}

function build(checkout: string, folder: string, files?: readonly string[]) {
  const storybook = join(checkout, 'node_modules', '.bin', 'storybook');
  execFileSync(storybook, ['build', '-o', folder, '--quiet', '--disable-telemetry'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(files && { STORY_FILES: files.join(',') }) },
  });
}

function removeTree(tree: string) {
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
}
