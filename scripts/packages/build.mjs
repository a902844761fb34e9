/** Builds the packages that are named (all published ones without a name, the one of the current folder inside of it). */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeDeclarations } from './declarations.mjs';
import { folderOf, packageNames } from './entries.mjs';
import { writeScripts } from './scripts.mjs';

const named = process.argv.slice(2);
const here = packageNames.filter((name) => folderOf(name) === process.cwd());
const names = named.length > 0 ? packageNames.filter((name) => named.includes(name)) : here.length > 0 ? here : packageNames;

for (const name of names) {
  const startedAt = Date.now();
  const dist = join(folderOf(name), 'dist');
  rmSync(dist, { recursive: true, force: true });
  await writeScripts(name);
  if (!writeDeclarations(name)) process.exitCode = 1;
  console.log(`${name}: built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
