/**
 * `npm run sbom`: writes the software bill of materials (CycloneDX 1.6) of what is shipped (packages, server and workbench) to
 * `.cache/sbom/college.cdx.json`, or to the path in its argument.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { folderOf, packageNames } from '../packages/entries.mjs';
import { cache, root } from '../paths.mjs';
import { bin } from '../run.mjs';
import { shippedPackages } from './shipped.mjs';

const to = process.argv[2] ?? join(cache, 'sbom/college.cdx.json');
const folders = [...packageNames.map(folderOf), join(root, 'apps/server'), join(root, 'apps/workbench')];
const own = folders.map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
const shipped = new Set([...own, ...shippedPackages(folders)].map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`));

const filters = own.flatMap(({ name }) => ['--filter', name]);
const listed = spawnSync(bin('pnpm'), ['sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', ...filters], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
});
if (listed.status !== 0) {
  console.error(listed.stderr);
  process.exit(1);
}

// pnpm includes build and test dependencies too, and peers only there: what is not shipped is removed.
const bill = JSON.parse(listed.stdout);
const keeps = ({ purl }) => shipped.has(purl);
bill.components = bill.components.filter(keeps);
const kept = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((component) => component['bom-ref'])]);
bill.dependencies = bill.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));

// Nor does it say what our own packages need of each other and of the rest.
const refOf = (name) => bill.components.find(({ purl }) => purl.startsWith(`pkg:npm/${name.replace('@', '%40')}@`))?.['bom-ref'];
for (const { name, version, description } of own) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  if (refOf(name)) continue;
  const [group, short] = name.split('/');
  bill.components.push({
    type: 'library',
    group,
    name: short,
    version,
    purl,
    'bom-ref': purl,
    description,
    licenses: [{ license: { id: 'MIT' } }],
  });
}
const links = new Map(bill.dependencies.map((link) => [link.ref, link]));
for (const { name, dependencies = {}, peerDependencies = {} } of own) {
  const needed = Object.keys({ ...dependencies, ...peerDependencies }).map(refOf);
  links.set(refOf(name), { ref: refOf(name), dependsOn: needed.filter(Boolean) });
}
const top = bill.metadata.component['bom-ref'];
links.set(top, { ref: top, dependsOn: own.map(({ name }) => refOf(name)) });
bill.dependencies = [...links.values()];

const missing = [...shipped].filter((purl) => !bill.components.some((component) => component.purl === purl));
if (missing.length > 0) {
  console.error(`Shipped, but not in the bill: ${missing.join(', ')}`);
  process.exit(1);
}
mkdirSync(dirname(to), { recursive: true });
writeFileSync(to, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} components: ${relative(root, to)}`);
