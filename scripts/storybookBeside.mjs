/** Builds Storybook in parallel to a running server, where it is stale, at low priority. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const isGroup = process.platform !== 'win32';

/**
 * Starts the build; `stop` ends it with its child processes. A failure is logged by `say`, and reported to the server by a file in the folder
 * (`apps/server/src/web/mountStorybook.ts`). `ended` is for tests.
 */
export function buildStorybookBeside({
  args = ['scripts/build-storybook-beside.mjs'],
  folder = join(root, 'storybook-static'),
  say = console.error,
} = {}) {
  const note = join(folder, 'build-failed');
  rmSync(note, { force: true });
  let isStopped = false;
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: isGroup });
  const ended = new Promise((resolve) => {
    child.on('error', resolve);
    child.on('exit', resolve);
  }).then((code) => {
    if (isStopped || code === 0) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(note, '');
    say(
      'Storybook 未能构建，原因见上；工作台不受影响。 Storybook could not be built, the lines above say why; the workbench works all the same.',
    );
  });

  function stop() {
    if (isStopped || child.exitCode !== null || child.signalCode !== null) return;
    isStopped = true;
    // The group is the child's own, so that the build's own programs end with it.
    if (isGroup) process.kill(-child.pid, 'SIGTERM');
    else child.kill();
  }
  return { ended, stop };
}
