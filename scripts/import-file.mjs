/** `npm run import:occupations -- FILE.xlsx [--apply]`: loads the occupation classification into the database that the server uses. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildAll } from './build.mjs';
import { root } from './paths.mjs';

buildAll({ withStorybook: false });
// npm runs scripts in the root folder; a file is meant from where the person stands.
const from = process.env.INIT_CWD ?? process.cwd();
const parameters = process.argv.slice(2).map((parameter) => (parameter.startsWith('-') ? parameter : resolve(from, parameter)));
const command = spawnSync(process.execPath, [join(root, 'apps/server/dist/importOccupations.js'), ...parameters], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(command.status ?? 1);
