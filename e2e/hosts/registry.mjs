/** A registry of this machine for the rehearsal of a release: it holds our packages, and takes the others from the registry that npm is set to. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/balancer.mjs';
import { packageNames } from '../../scripts/packages/entries.mjs';
import { filesOf, pack, packedManifest } from '../../scripts/packages/pack.mjs';
import { provenanceFaults } from '../../scripts/release/provenance.mjs';
import { rehearse } from '../../scripts/release/rehearsal.mjs';

/** The last one that runs on Node.js 20; a package of it asks for a tag of node-fetch that not every registry knows. */
const wanted = { dependencies: { verdaccio: '6.8.0' }, overrides: { 'node-fetch': '2.7.0' } };

/** Starts the registry and publishes the next release of all packages there, with their changelogs. Resolves to its address, the versions, and what is wrong with what it holds. */
export async function publishRehearsal() {
  const folder = mkdtempSync(join(tmpdir(), 'college-registry-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = join(folder, 'config.yaml');
  writeFileSync(settings, settingsFor(folder));
  // npm wants a sign-in to publish anywhere; this registry asks nobody for one.
  writeFileSync(join(folder, 'npmrc'), `registry=${url}/\n//127.0.0.1:${port}/:_authToken=anybody\n`);
  const child = spawn(process.execPath, [verdaccio(), '--config', settings, '--listen', `127.0.0.1:${port}`], { stdio: 'ignore' });
  await untilAnswered(`${url}/-/ping`, child);
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const place = rehearse();
    const versions = {};
    const faults = [];
    for (const name of packageNames) {
      const tarball = pack(name, join(place, 'tarballs'), { folder: join(place, 'packages', name) });
      const manifest = packedManifest(tarball);
      npm(folder, 'publish', tarball, '--access', 'public');
      versions[manifest.name] = manifest.version;
      const held = npm(folder, 'view', `${manifest.name}@${manifest.version}`, '--json');
      faults.push(...faultsOf(JSON.parse(held), tarball));
    }
    return { url, versions, faults, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Runs npm on the registry; returns what it says. */
function npm(folder, ...words) {
  const { status, stdout, stderr } = spawnSync('npm', [...words, '--userconfig', join(folder, 'npmrc')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${words.join(' ')} failed.\n${stdout}${stderr}`);
  return stdout;
}

/** What somebody who installs a package that the registry holds would miss. */
function faultsOf(held, tarball) {
  const { name } = held;
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  const files = new Set(filesOf(tarball).map(({ path }) => path));
  return [
    // npm writes an address of faults as an object.
    ...provenanceFaults({ ...held, bugs: held.bugs?.url }),
    ...(held.dist.integrity === integrity ? [] : [`${name}: the registry holds other bytes than were published.`]),
    ...['CHANGELOG.md', 'LICENSE', 'README.md'].filter((file) => !files.has(file)).map((file) => `${name} has no ${file}.`),
  ];
}

function settingsFor(folder) {
  const elsewhere = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  return `storage: ${join(folder, 'storage')}
uplinks:
  elsewhere: { url: ${elsewhere}, cache: true, timeout: 120s, max_fails: 20 }
packages:
  '@college/*': { access: $all, publish: $all }
  '**': { access: $all, proxy: elsewhere }
max_body_size: 100mb
log: { type: stdout, level: error }
`;
}

/** The program, installed outside the repository where it is not there yet. */
function verdaccio() {
  const folder = join(tmpdir(), `college-verdaccio-${wanted.dependencies.verdaccio}`);
  const manifest = join(folder, 'node_modules/verdaccio/package.json');
  if (!existsSync(manifest)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...wanted }));
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    execFileSync('npm', ['install', '--prefix', folder, ...flags], { stdio: ['ignore', 'inherit', 'inherit'] });
  }
  const { bin } = createRequire(manifest)('./package.json');
  return join(folder, 'node_modules/verdaccio', typeof bin === 'string' ? bin : bin.verdaccio);
}

async function untilAnswered(url, child) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`The registry ended with ${child.exitCode} before it answered.`);
    // Nobody listens yet.
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The registry was not ready within a minute.');
}
