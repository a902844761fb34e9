/** The list of exports as it is committed, now and at a revision. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { parseExports } from './exportList.mjs';

const path = 'packages/exports.txt';

/** The path of the list. */
export const exportsFile = join(root, path);

/** The list as it is committed. */
export function keptExports() {
  return existsSync(exportsFile) ? parseExports(readFileSync(exportsFile, 'utf8')) : {};
}

/** The list as it was at a revision; undefined where there was none. */
export function exportsAt(revision) {
  const { status, stdout } = spawnSync('git', ['show', `${revision}:${path}`], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  return status === 0 ? parseExports(stdout) : undefined;
}
