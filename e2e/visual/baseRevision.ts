import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../../scripts/paths.mjs';

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** Builds the Storybook of a revision in a separate worktree and passes its folder to `act`; removes the worktree afterwards. */
export async function withStorybookOf<Result>(revision: string, act: (folder: string) => Promise<Result>): Promise<Result> {
  const tree = join(cache, 'visual', 'tree');
  removeTree(tree);
  mkdirSync(join(cache, 'visual'), { recursive: true });
  git('worktree', 'add', '--detach', tree, revision);
  try {
    const say = { cwd: tree, stdio: 'inherit' } as const;
    execFileSync(process.execPath, ['scripts/bootstrap.mjs'], say);
    const storybook = join(tree, 'node_modules', '.bin', 'storybook');
    execFileSync(storybook, ['build', '-o', 'storybook-static', '--quiet', '--disable-telemetry'], {
      ...say,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return await act(join(tree, 'storybook-static'));
  } finally {
    removeTree(tree);
  }
}

function removeTree(tree: string) {
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
}
