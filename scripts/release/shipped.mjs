/** Everything that packages or applications bring along: their dependencies, and the peers that are inside the ready-made elements. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf, packageNames } from '../packages/entries.mjs';

/**
 * Installed packages `{ name, version, license, folder, repository, neededBy }` that those in the folders reach, directly or through others; the
 * folders of the published packages where none are given. Peers count: the elements of `curriculum-widgets` have them inside.
 */
export function shippedPackages(folders = packageNames.map(folderOf)) {
  const found = new Map();
  const visit = (name, from, neededBy) => {
    const folder = folderOfInstalled(name, from);
    if (!folder) return;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const key = `${manifest.name}@${manifest.version}`;
    const known = found.get(key);
    known?.neededBy.add(neededBy);
    if (known) return;
    if (!manifest.name.startsWith('@college/')) found.set(key, { ...described(manifest), folder, neededBy: new Set([neededBy]) });
    for (const next of namesIn(manifest)) visit(next, folder, key);
  };
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const next of namesIn(manifest)) visit(next, folder, manifest.name);
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

function described({ name, version, license, licenses, repository, homepage }) {
  const spelled = license ?? licenses?.map?.(({ type }) => type).join(' OR ');
  return {
    name,
    version,
    license: typeof spelled === 'object' ? spelled.type : spelled,
    repository: repository?.url ?? repository ?? homepage,
  };
}

/** Dependencies of a package that run; types of peers are for its own build only. */
function namesIn({ name, dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional || name.startsWith('@college/'));
  return [...new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers])].filter(
    (peer) => !peer.startsWith('@types/'),
  );
}

/** Where Node would resolve a package from a folder; by the file system, because not every package exports its package.json. */
function folderOfInstalled(name, from) {
  for (let folder = realpathSync(from); ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}
