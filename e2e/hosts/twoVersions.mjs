/** Two versions of the packages on one page: that of the app, and a later one that the portal brings along. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appsFolder } from './places.mjs';

const later = '99.0.0';
const said = /@college\/ui is loaded twice, \S+ inside the UiProvider of 99\.0\.0/;

/** Writes package.json of the app with a portal whose packages are of a later version; no version is forced on anybody. */
export function withPortal(written, tarballs, folder) {
  const made = join(folder, 'portal-packages');
  const ui = repack(tarballs['@college/ui'], join(made, 'ui'), (manifest) => (manifest.version = later));
  const widgets = repack(tarballs['@college/curriculum-widgets'], join(made, 'widgets'), (manifest) => {
    manifest.version = later;
    manifest.peerDependencies['@college/ui'] = `^${later}`;
  });
  const portal = join(made, 'portal');
  cpSync(join(appsFolder, 'two-versions', 'portal'), join(portal, 'package'), { recursive: true });
  const packed = pack(portal, (manifest) => {
    manifest.dependencies = { '@college/curriculum-widgets': `file:${widgets}`, '@college/ui': `file:${ui}` };
  });
  const manifest = JSON.parse(written);
  delete manifest.overrides;
  manifest.dependencies['college-portal'] = `file:${packed}`;
  return JSON.stringify(manifest, null, 2);
}

/** Takes the one sentence about the two versions out of what the console said; throws where it was not said, or more than once. */
export function checkTwoVersions(faults) {
  const sentences = faults.filter((fault) => said.test(fault));
  if (sentences.length !== 1) throw new Error(`The console speaks of two versions ${sentences.length} times, not once.`);
  faults.splice(faults.indexOf(sentences[0]), 1);
}

/** Packs a tarball again below a folder, after `change` was given its package.json; returns the path. */
export function repack(tarball, to, change) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', to]);
  return pack(to, change);
}

/** Packs the folder `package` below `folder`, after its package.json was changed. */
function pack(folder, change) {
  const path = join(folder, 'package', 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  change(manifest);
  writeFileSync(path, JSON.stringify(manifest, null, 2));
  sayVersion(folder, manifest.version);
  execFileSync('tar', ['-czf', join(folder, 'package.tgz'), '-C', folder, 'package']);
  return join(folder, 'package.tgz');
}

/** The build wrote the version into one file of ui. */
function sayVersion(folder, version) {
  const path = join(folder, 'package', 'dist', 'copies', 'thisCopy.js');
  if (existsSync(path)) writeFileSync(path, readFileSync(path, 'utf8').replace(/version: "[^"]*"/, `version: "${version}"`));
}
