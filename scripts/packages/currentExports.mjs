/** The list of exports as the sources are, whose types must be compiled. */
import { packageNames } from './entries.mjs';
import { exportedNamesOf } from './exportedNames.mjs';
import { signaturesOf } from './signatures.mjs';

export function currentExports() {
  return Object.fromEntries(packageNames.map((name) => [`packages/${name}`, exportedBy(name)]));
}

function exportedBy(packageName) {
  const signatures = new Map(signaturesOf(packageName).map((one) => [`${one.subpath} ${one.name}`, one]));
  const found = new Map();
  for (const [entry, names] of Object.entries(exportedNamesOf(packageName))) {
    for (const name of names) {
      const { hash, folder } = signatures.get(`${entry} ${name.replace(/^type /, '')}`);
      const known = found.get(name) ?? { name, hash, folder, entries: [] };
      found.set(name, { ...known, entries: [...known.entries, entry] });
    }
  }
  return [...found.values()];
}
