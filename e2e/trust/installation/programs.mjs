/** Today's program as `npm run assemble` puts it together, and an older one in the same packages. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/paths.mjs';

/** The versions that docs/operating.md speaks of. */
export const versions = { older: '1.0.0', newer: '1.1.0' };

/** Answers the folders by version; `older` is what `olderProgram` answers. */
export function assemblePrograms(folder, older) {
  const [before, today] = [versions.older, versions.newer].map((version) => join(folder, version));
  execFileSync('npm', ['run', '--silent', 'assemble', '--', '--to', today], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync(today, before, { recursive: true });
  const server = join(before, 'apps/server/dist');
  rmSync(server, { recursive: true });
  cpSync(older.folder, server, { recursive: true, filter: (path) => !path.endsWith('/node_modules') });
  return { [versions.older]: before, [versions.newer]: today };
}
