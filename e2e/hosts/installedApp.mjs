/** Makes one app outside the repository: its sources, the tarballs or what a registry holds, and its frameworks from the npm registry. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copiedStarter } from './copiedStarter.mjs';
import { appsFolder, mockSourcesFolder, outside } from './places.mjs';
import { runIn } from './runIn.mjs';

/** Where an app that is built has its sources. */
const sourceFolders = ['src', 'app'];

const kept = new Set(['node_modules', 'package-lock.json', 'installed.json', 'install.log', '.next']);

/** The app's package.json, with the tarballs instead of the versions from npm; all of one version, where the app does not mix them. */
function withTarballs(text, tarballs) {
  const manifest = JSON.parse(text);
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    if (tarballs[name]) manifest.dependencies[name] = `file:${tarballs[name]}`;
  }
  const packed = Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]);
  manifest.overrides = { ...manifest.overrides, ...Object.fromEntries(packed) };
  return JSON.stringify(manifest, null, 2);
}

/** The app's package.json, with the versions that a registry holds. */
function withVersions(text, versions) {
  const manifest = JSON.parse(text);
  for (const name of Object.keys(manifest.dependencies ?? {})) if (versions[name]) manifest.dependencies[name] = versions[name];
  return JSON.stringify(manifest, null, 2);
}

/** The app's package.json, with other versions of its frameworks. */
function withNewest(text, newest = {}) {
  const manifest = JSON.parse(text);
  for (const wanted of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(wanted ?? {})) if (newest[name]) wanted[name] = newest[name];
  return JSON.stringify(manifest, null, 2);
}

/** Installs and builds the app; returns its folder and what the tools said. From a registry everything is installed anew. */
export function makeApp({ name, app, pages = app, prepare, starter, newest }, { tarballs, registry }) {
  const place = newest ? name : app;
  const folder = join(outside, registry ? `${place}-of-registry` : place);
  if (registry) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const written = starter ? copiedStarter(starter, { tarballs, registry }) : join(appsFolder, app);
  for (const entry of readdirSync(folder)) if (!kept.has(entry)) rmSync(join(folder, entry), { recursive: true });
  // What the page is made of is written once for apps that differ in their tools.
  for (const part of pages === app ? [] : ['src', 'index.html'])
    cpSync(join(appsFolder, pages, part), join(folder, part), { recursive: true });
  cpSync(written, folder, { recursive: true });
  const sources = sourceFolders.map((one) => join(folder, one)).find((one) => existsSync(one));
  if (sources && !starter) cpSync(mockSourcesFolder, sources, { recursive: true });
  if (registry) writeFileSync(join(folder, '.npmrc'), `registry=${registry.url}/\n`);
  const own = withNewest(readFileSync(join(written, 'package.json'), 'utf8'), newest);
  const resolved = registry ? withVersions(own, registry.versions) : withTarballs(own, tarballs);
  const manifest = prepare ? prepare(resolved, tarballs, folder) : resolved;
  writeFileSync(join(folder, 'package.json'), manifest);
  const stamp = join(folder, 'installed.json');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== manifest) {
    const said = runIn(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
    writeFileSync(join(folder, 'install.log'), said);
    writeFileSync(stamp, manifest);
  }
  const built = JSON.parse(manifest).scripts.build ? runIn(folder, 'npm', ['run', 'build']) : '';
  return { folder, log: `${readFileSync(join(folder, 'install.log'), 'utf8')}${built}` };
}
