/** A copy of the packages in which the next release can be made without touching this tree. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, packageNames } from '../packages/entries.mjs';
import { cache, root } from '../paths.mjs';
import { bin, runOrExit } from '../run.mjs';
import { keepHeadings } from './headings.mjs';

const place = join(cache, 'rehearsal');
const notPacked = new Set(['node_modules', 'src']);

/** Lays the packages out as a workspace of their own and lets changesets write versions and changelogs there; returns its folder. */
export function rehearse() {
  rmSync(place, { recursive: true, force: true });
  for (const name of packageNames) {
    const to = join(place, 'packages', name);
    mkdirSync(to, { recursive: true });
    for (const part of readdirSync(folderOf(name))) {
      if (!notPacked.has(part)) cpSync(join(folderOf(name), part), join(to, part), { recursive: true });
    }
    mkdirSync(join(to, 'node_modules/@college'), { recursive: true });
    for (const other of packageNames) symlinkSync(join(place, 'packages', other), join(to, 'node_modules/@college', other));
  }
  for (const file of ['pnpm-workspace.yaml', '.pnpmfile.cjs', 'LICENSE', 'scripts/release/changelog.cjs'])
    cpSync(join(root, file), join(place, file));
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'rehearsal', private: true }));
  copyChangesets();
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost', ...args], { cwd: place });
  git('init', '--quiet');
  git('add', '.changeset');
  git('commit', '--quiet', '--message', 'rehearsal');
  runOrExit(bin('changeset'), ['version'], { cwd: place.slice(root.length + 1), quiet: true });
  keepHeadings(packageNames.map((name) => join(place, 'packages', name)));
  return place;
}

/** The apps that the settings exclude are not in the copy. */
function copyChangesets() {
  cpSync(join(root, '.changeset'), join(place, '.changeset'), { recursive: true });
  const path = join(place, '.changeset/config.json');
  const { ignore: _ignore, ...config } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(config));
}
