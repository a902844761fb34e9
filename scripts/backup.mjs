/**
 * `npm run backup -- --to FILE`, `npm run restore -- --from FILE`, `npm run move -- --into postgres://…`, `npm run export -- --to FILE`, `npm run import -- --from FILE` and `npm run upgrade -- --check`: every record of the database
 * that the server uses.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { root } from './paths.mjs';

const [program, ...given] = process.argv.slice(2);
buildAll({ withStorybook: false });
const command = spawnSync(process.execPath, [join(root, 'apps/server/dist', `${program}.js`), ...given], { cwd: root, stdio: 'inherit' });
process.exit(command.status ?? 1);
