/** Packages in which something has another name than in the app, whose sources `college-upgrade` of these packages rewrites before they are built. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repack } from './twoVersions.mjs';

const widgets = '@college/curriculum-widgets';
const entry = 'dist/goals/GoalPanel';
const renamed = { since: '99.0.0', kind: 'export', package: widgets, from: 'GoalPanel', to: 'GoalBoard' };

/** Writes package.json of the app, which takes the widgets of the next version and upgrades itself before each build. */
export function withRenamedExport(written, tarballs, folder) {
  const made = join(folder, 'renamed-packages');
  const inPackage = (path) => join(made, 'package', path);
  const packed = repack(tarballs[widgets], made, () => {
    for (const end of ['index.js', 'index.cjs', 'index.d.ts', 'index.d.cts']) rename(inPackage(`${entry}/${end}`));
    writeFileSync(inPackage('dist/upgrade/breakingChanges.js'), `export const breakingChanges = ${JSON.stringify([renamed])};\n`);
  });
  const manifest = JSON.parse(written);
  manifest.dependencies[widgets] = `file:${packed}`;
  manifest.overrides[widgets] = `file:${packed}`;
  manifest.scripts.build = `college-upgrade --from 1.0.0 src && ${manifest.scripts.build}`;
  return JSON.stringify(manifest, null, 2);
}

/** Offers the widget under its next name alone. */
function rename(path) {
  const text = readFileSync(path, 'utf8');
  const after = text.replace(/(export \{[^}]*?)\bGoalPanel\b(?=[ ,])|(exports\.)GoalPanel\b/, (found, before, common) =>
    before === undefined ? `${common}GoalBoard` : `${before}GoalPanel as GoalBoard`,
  );
  if (after === text) throw new Error(`${path} exports no GoalPanel any more: rename something else.`);
  writeFileSync(path, after);
}
