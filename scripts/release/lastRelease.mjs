/** The tag of the last release, such as `@college/ui@1.2.0`; undefined before the first. */
import { spawnSync } from 'node:child_process';
import { root } from '../paths.mjs';

export function lastRelease() {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0', '--match', '@college/*'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
