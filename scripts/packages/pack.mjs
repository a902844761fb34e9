/** The tarballs as npm would get them, made by pnpm: it alone turns `workspace:` and `catalog:` into versions. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { cache } from '../paths.mjs';
import { bin } from '../run.mjs';
import { folderOf } from './entries.mjs';

/** Folder of the packed packages. */
export const tarballs = join(cache, 'tarballs');

const texts = /\.([cm]?[jt]s|map|json|md|css|txt)$/;

/** Packs `dist`; returns the tarball's path. `environment` extends that of this process: a workflow's identifies the run. */
export function pack(name, to = tarballs, { folder = folderOf(name), environment = {} } = {}) {
  mkdirSync(to, { recursive: true });
  const packed = spawnSync(bin('pnpm'), ['pack', '--pack-destination', to], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (packed.status !== 0) throw new Error(`${name} could not be packed.\n${packed.stdout}${packed.stderr}`);
  const { name: scoped, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(to, `${scoped.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

/** The package.json of a package in the repository. */
export function manifestOf(name) {
  return JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
}

/** The package.json inside a tarball, as npm gets it. */
export function packedManifest(tarball) {
  const read = spawnSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  if (read.status !== 0) throw new Error(`${tarball} has no package.json.\n${read.stderr}`);
  return JSON.parse(read.stdout);
}

/** Every file of a tarball: its path inside the package and its size in bytes. */
export function filesOf(tarball) {
  const listed = spawnSync('tar', ['-tvzf', tarball], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  if (listed.status !== 0) throw new Error(`${tarball} could not be read.\n${listed.stderr}`);
  return listed.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, , size, , , path] = line.match(/^(\S+)\s+(?:\S+\s+\S+|\S+)\s+(\d+)\s+(\S+)\s+(\S+)\s+(.*)$/) ?? [];
      return { path: path?.replace(/^package\//, ''), size: Number(size) };
    });
}

/** The texts of a tarball: the path of each file inside the package, and what it says. */
export function textsOf(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'college-tarball-'));
  try {
    const unpacked = spawnSync('tar', ['-xzf', tarball, '-C', folder]);
    if (unpacked.status !== 0) throw new Error(`${tarball} could not be read.\n${unpacked.stderr}`);
    const paths = readdirSync(join(folder, 'package'), { recursive: true }).filter((path) => texts.test(path));
    return paths.map((path) => ({ path, text: readFileSync(join(folder, 'package', path), 'utf8') }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
