/** `npm run admin:create`: puts the first administrator into the database that the server uses. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { root } from './paths.mjs';

buildAll({ withStorybook: false });
const command = spawnSync(process.execPath, [join(root, 'apps/server/dist/createAdmin.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(command.status ?? 1);
