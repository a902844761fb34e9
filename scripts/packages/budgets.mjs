/**
 * What an entry may cost whoever takes it alone: kB, minified, gzip, without react, react-dom and styled-components, with the used parts of React
 * Aria. Counted is what a browser loads before the widget shows; parts that load when they are opened are not.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** Budgets from the product's requirements; no measurement moves them. */
export const required = {
  '@college/ui': { './Button': 16 },
  '@college/curriculum-widgets': {
    './copying/CopyWizard': 90,
    './matrices/CourseMatrix': 80,
    './matrices/MajorMatrix': 80,
    './matrices/ProjectMatrix': 80,
  },
};

const file = join(root, 'scripts/packages/sizes.json');
const weighed = JSON.parse(readFileSync(file, 'utf8'));

/** What an entry may weigh: what is required of it, or what it weighed when that was last written down, a twentieth more, and up to the next kB. */
export function budgetOf(name, subpath) {
  const before = weighed[name]?.[subpath];
  return required[name]?.[subpath] ?? (before === undefined ? undefined : Math.ceil(before * 1.05));
}

/** Writes down what entries weigh, `[name, subpath, kB]` each; what is not among them stays, unless it is gone from the packages. */
export function keepSizes(sizes, entries) {
  for (const [name, subpath, kilobytes] of sizes) (weighed[name] ??= {})[subpath] = Number(kilobytes.toFixed(1));
  const kept = {};
  for (const [name, subpath] of entries) {
    const size = weighed[name]?.[subpath];
    if (size !== undefined) (kept[name] ??= {})[subpath] = size;
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
