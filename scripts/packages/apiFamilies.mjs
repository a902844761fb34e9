/** Which entries of a package share one API report. */
import { entriesOf } from './entries.mjs';

/**
 * Reports of a package as `[name, entries]`: one an area of the widgets, one a component of `ui`, one an entry of the others. The entry of the whole
 * package is left out where it only gathers what the others hold.
 */
export function apiFamiliesOf(name) {
  const gathersOthers = name === 'ui' || name === 'curriculum-widgets';
  const families = new Map();
  for (const entry of entriesOf(name)) {
    if (entry.subpath === '.' && gathersOthers) continue;
    const family = entry.subpath === '.' ? 'index' : entry.subpath.split('/')[1];
    families.set(family, [...(families.get(family) ?? []), entry]);
  }
  return [...families].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
