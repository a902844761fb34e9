/** `npm run check:packages`: builds every published package and looks at its tarball as npm, bundlers and compilers will. */
import { referencesIn } from '../catalogue/withoutReferences.mjs';
import { run, bin } from '../run.mjs';
import { packageNames } from './entries.mjs';
import { keepExports } from './exports.mjs';
import { hoverFaults } from './hovered.mjs';
import { filesOf, pack, packedManifest, textsOf } from './pack.mjs';
import { provenanceFaults } from '../release/provenance.mjs';
import { problemsOutside } from './outsideTypes.mjs';

const problems = [];
// The elements are ES modules alone; the files for script tags have no types.
const profileOf = (name) => (name === 'elements' ? 'esm-only' : 'node16');
const leftOut = (name) => (name === 'elements' ? ['--exclude-entrypoints', './dist/*'] : []);
// What a tarball must not hold: sources, tests, and tools for our own tests.
const notShipped = /^(src|node_modules)\/|\.(test|stories|test-data)\.|\/fakes\/|(?<!^dist)\/testing\//;

for (const name of packageNames) {
  console.log(`\n── ${name}`);
  if (!keepExports(name, { isWritten: false }))
    problems.push(`${name}: the exports are not those of its entries; npm run exports writes them`);
  if (run(bin('pnpm'), ['run', 'build'], { cwd: `packages/${name}` }) !== 0) {
    problems.push(`${name}: build`);
    continue;
  }
  const tarball = pack(name);
  const files = filesOf(tarball).map(({ path }) => path);
  const strays = files.filter((path) => notShipped.test(path));
  if (strays.length > 0) problems.push(`${name}: the tarball holds ${strays.slice(0, 5).join(', ')}`);
  for (const { path, text } of textsOf(tarball)) {
    const [found] = referencesIn(text);
    if (found) problems.push(`${name}: ${path} names what nobody outside can open: …${found}…`);
  }
  problems.push(...provenanceFaults(packedManifest(tarball)));
  for (const wanted of ['LICENSE', 'README.md']) if (!files.includes(wanted)) problems.push(`${name}: the tarball lacks ${wanted}`);
  if (run(bin('publint'), ['run', tarball, '--strict']) !== 0) problems.push(`${name}: publint`);
  // node10 resolution knows no exports map: TypeScript 6 no longer has it.
  if (run(bin('attw'), [tarball, '--profile', profileOf(name), '--format', 'ascii', ...leftOut(name)], { quiet: true }) !== 0)
    problems.push(`${name}: are the types wrong`);
  else console.log('Types resolve from each module system that the package is made for.');
}

console.log('\n── types, as somebody else compiles them');
problems.push(...problemsOutside());

console.log('\n── fields, as an editor explains them');
problems.push(...hoverFaults());

if (problems.length > 0) console.error(`\n${problems.join('\n')}`);
process.exit(problems.length > 0 ? 1 : 0);
