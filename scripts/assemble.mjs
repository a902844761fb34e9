/**
 * `npm run assemble -- --to FOLDER`: builds the product and puts into a new folder all that a server of it needs and nothing else: the programs, the packages that
 * they load, the workbench. Node.js alone runs it: `node FOLDER/apps/server/dist/main.js`.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './build.mjs';
import { root } from './paths.mjs';
import { bin, runOrExit } from './run.mjs';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (!values.to) {
  console.error('Where to? npm run assemble -- --to FOLDER');
  process.exit(2);
}
const folder = resolve(values.to);
if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} is not empty.`);
  process.exit(1);
}

buildAll({ withStorybook: false });
const server = join(folder, 'apps/server');
const install = ['--filter', '@college/server', 'deploy', '--prod', '--legacy', '--config.node-linker=hoisted', server];
runOrExit(bin('pnpm'), ['--silent', ...install]);
for (const name of readdirSync(server)) if (name !== 'node_modules') rmSync(join(server, name), { recursive: true });
rmSync(join(server, 'node_modules/.pnpm'), { recursive: true, force: true });
// What is its own is in the programs already.
rmSync(join(server, 'node_modules/@college'), { recursive: true, force: true });
copy('apps/server/dist');
copy('apps/server/package.json');
copy('apps/workbench/dist');
copy('LICENSE');
copy('THIRD-PARTY-LICENCES.md');
dropFonts();
console.log(`The server is in ${folder}.`);

function copy(path) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true });
}

/** Of the paper's font its package brings eight weights of 14 MB each. */
function dropFonts() {
  const font = join(server, 'node_modules/@expo-google-fonts/noto-serif-sc');
  const used = readFileSync(join(server, 'dist/documentWorker.js'), 'utf8');
  for (const entry of readdirSync(font, { withFileTypes: true }))
    if (entry.isDirectory() && !used.includes(`${entry.name}/`)) rmSync(join(font, entry.name), { recursive: true });
}
