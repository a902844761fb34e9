/**
 * Builds `@college/elements`: the scripts with the widgets in separate chunks, `preload.json`, which says what each of them loads, the types,
 * `custom-elements.json`, and `college-start` with the examples that it copies.
 */
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { catalogueOf } from '../catalogue/made.mjs';
import { root } from '../paths.mjs';
import { bundledPackages, withoutLicence } from './bundledPackages.mjs';
import { elementChunks } from './elementChunks.ts';
import { circularFiles, elementFiles } from './elementFiles.ts';
import { elementsOf } from './elements.mjs';
import { writeElementTypes } from './elementTypes.mjs';
import { manifestOf } from './manifest.mjs';
import { withoutCompiledChecks, withoutMarkupSinks, withoutOtherLanguages, withoutPrefixes } from './rewrites.mjs';
import { writeStarter } from './starter.mjs';

const inPackages = (path) => join(root, 'packages', path);

const bundle = await rolldown({
  cwd: inPackages('elements'),
  input: {
    index: inPackages('elements/src/index.ts'),
    'college-elements': inPackages('elements/src/ready.ts'),
    // A page that has only a script tag needs its data from somewhere: the client, and an API in memory to try things with.
    'college-api': inPackages('api-client/src/index.ts'),
    'college-mock': inPackages('api-client/src/mock.ts'),
  },
  platform: 'browser',
  preserveEntrySignatures: 'allow-extension',
  resolve: { conditionNames: ['@college/source', 'browser', 'import', 'module', 'production', 'default'] },
  transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"', 'process.env.VIRT_ON': 'undefined' } },
  plugins: [withoutOtherLanguages(), withoutMarkupSinks(), withoutCompiledChecks(), withoutPrefixes()],
  onLog(level, log, report) {
    // Dependencies mark their files for servers that render React; here is none.
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
  },
});
// Whoever reads `dist` meanwhile finds the last build whole.
const dir = inPackages(`elements/.dist-${process.pid}`);
const { output: whole } = await bundle.generate({ format: 'es' });
const { output } = await bundle.write({
  dir,
  format: 'es',
  minify: true,
  entryFileNames: '[name].js',
  // One folder for all parts, named by their content: a server may let browsers keep them for ever.
  chunkFileNames: 'chunks/[name]-[hash:7].js',
  codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'elements', name: elementChunks(whole) }] },
});
await bundle.close();

const circular = circularFiles(output);
if (circular.length > 0) {
  console.error(`Scripts that import themselves by way of others: ${circular.join(', ')}.`);
  process.exit(1);
}
const elements = elementsOf(await catalogueOf('packages/curriculum-widgets'));
const files = elementFiles(output, elements);
writeFileSync(join(dir, 'preload.json'), `${JSON.stringify(files, null, 2)}\n`);

const bundled = bundledPackages(output);
const unlisted = withoutLicence(bundled, readFileSync(join(root, 'THIRD-PARTY-LICENCES.md'), 'utf8'));
if (unlisted.length > 0) {
  console.error(`Inside the ready elements, but not in THIRD-PARTY-LICENCES.md: ${unlisted.join(', ')}. Run npm run licences.`);
  process.exit(1);
}
console.log(`${bundled.length} packages inside the ready elements, each in the list of licences.`);

writeFileSync(join(dir, 'custom-elements.json'), manifestOf(elements));
copyFileSync(join(root, 'THIRD-PARTY-LICENCES.md'), join(dir, 'THIRD-PARTY-LICENCES.md'));
writeElementTypes(dir);
await writeStarter(dir);
const dist = inPackages('elements/dist');
rmSync(dist, { recursive: true, force: true });
renameSync(dir, dist);
