/**
 * Builds `dist/elements` of the widgets for pages without a bundler: one module script, with the widgets in separate chunks, and `preload.json`, which says what
 * each of them loads.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { catalogueOf } from '../catalogue/made.mjs';
import { root } from '../paths.mjs';
import { bundledPackages, withoutLicence } from './bundledPackages.mjs';
import { elementChunks } from './elementChunks.ts';
import { circularFiles, elementFiles } from './elementFiles.ts';
import { elementsOf } from './elements.mjs';
import { withoutCompiledChecks, withoutMarkupSinks, withoutOtherLanguages, withoutPrefixes } from './rewrites.mjs';

const inPackages = (path) => join(root, 'packages', path);

const bundle = await rolldown({
  cwd: inPackages('curriculum-widgets'),
  input: {
    'college-elements': inPackages('curriculum-widgets/src/elements/ready.ts'),
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
const dir = inPackages('curriculum-widgets/dist/elements');
rmSync(join(dir, 'chunks'), { recursive: true, force: true });
const { output: whole } = await bundle.generate({ format: 'es' });
const { output } = await bundle.write({
  dir,
  format: 'es',
  minify: true,
  entryFileNames: '[name].js',
  // One folder for all parts, named by their content: a server may let browsers keep them for ever.
  chunkFileNames: 'chunks/[name]-[hash].js',
  codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'elements', name: elementChunks(whole) }] },
});
await bundle.close();

const circular = circularFiles(output);
if (circular.length > 0) {
  console.error(`Scripts that import themselves by way of others: ${circular.join(', ')}.`);
  process.exit(1);
}
const files = elementFiles(output, elementsOf(await catalogueOf('packages/curriculum-widgets')));
writeFileSync(join(dir, 'preload.json'), `${JSON.stringify(files, null, 2)}\n`);

const bundled = bundledPackages(output);
const unlisted = withoutLicence(bundled, readFileSync(join(root, 'THIRD-PARTY-LICENCES.md'), 'utf8'));
if (unlisted.length > 0) {
  console.error(`Inside the ready elements, but not in THIRD-PARTY-LICENCES.md: ${unlisted.join(', ')}. Run npm run licences.`);
  process.exit(1);
}
console.log(`${bundled.length} packages inside the ready elements, each in the list of licences.`);
