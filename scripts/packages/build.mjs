/** Builds the packages that are named (all libraries without a name, the one of the current folder inside of it). */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, run } from '../run.mjs';
import { writeCatalogues } from './catalogues.mjs';
import { writeDeclarations } from './declarations.mjs';
import { folderOf, libraryNames } from './entries.mjs';
import { writeScripts } from './scripts.mjs';

const named = process.argv.slice(2);
const here = libraryNames.filter((name) => folderOf(name) === process.cwd());
const names = named.length > 0 ? libraryNames.filter((name) => named.includes(name)) : here.length > 0 ? here : libraryNames;

for (const name of names) {
  const startedAt = Date.now();
  const dist = join(folderOf(name), 'dist');
  // Whoever reads `dist` meanwhile finds the last build whole.
  const next = join(folderOf(name), `.dist-${process.pid}`);
  await writeScripts(name, next);
  if (!(await writeDeclarations(name, next))) process.exitCode = 1;
  await writeCatalogues(name, next);
  // The API in a form for every language: of the document that a server answers, with meanings and examples.
  if (name === 'api-client') process.exitCode ||= run(bin('tsx'), ['--conditions=@college/source', 'scripts/guides/api/write.ts', next]);
  rmSync(dist, { recursive: true, force: true });
  renameSync(next, dist);
  // The documentation travels with the widgets, so that node_modules alone teaches.
  if (name === 'curriculum-widgets') {
    process.exitCode ||= run(bin('tsx'), ['--conditions=@college/source', 'scripts/guides/writeTwins.ts', folderOf(name)]);
  }
  console.log(`${name}: built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
