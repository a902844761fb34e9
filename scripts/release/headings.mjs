/** Gives the newest part of each changelog headings that say what a change means to who updates. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const headings = new Map([
  ['### Major Changes', '### What you have to change'],
  ['### Minor Changes', '### New'],
  ['### Patch Changes', '### Repaired and updated'],
]);

/** A changelog with readable headings; what has them already stays. */
export function withHeadings(changelog) {
  return changelog.replace(/^### (Major|Minor|Patch) Changes$/gm, (heading) => headings.get(heading));
}

/** Rewrites the headings of the changelogs in these package folders. */
export function keepHeadings(folders) {
  for (const folder of folders) {
    const path = join(folder, 'CHANGELOG.md');
    if (existsSync(path)) writeFileSync(path, withHeadings(readFileSync(path, 'utf8')));
  }
}
