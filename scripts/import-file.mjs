/** `npm run import:occupations` and `import:qualifications -- FILE.xlsx [--apply]`: load a file into the database that the server uses. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildAll } from './build.mjs';
import { root } from './paths.mjs';

const [program, ...given] = process.argv.slice(2);
buildAll({ withStorybook: false });
// npm runs scripts in the root folder; a path is relative to the person's working directory.
const from = process.env.INIT_CWD ?? process.cwd();
const parameters = given.map((parameter) => (parameter.startsWith('-') ? parameter : resolve(from, parameter)));
const command = spawnSync(process.execPath, [join(root, 'apps/server/dist', `${program}.js`), ...parameters], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(command.status ?? 1);
