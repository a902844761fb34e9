/**
 * Installs the locked dependencies when the lockfile changed since the last time; costs a fraction of a second otherwise. With `--browser` it also
 * sees to a Chromium.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { keepInstallation } from './installation.mjs';
import { root } from './paths.mjs';
import { processorTimeOfChildren } from './processorTime.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}. 需要 Node 20.19 或更新版本。`);
  process.exit(1);
}

const { pnpm } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .update(process.version)
  .digest('hex');
const stamp = join(root, 'node_modules', '.cache', 'bootstrap');

const startedAt = Date.now();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing dependencies … 正在安装依赖 …');
  const install = spawnSync('npx', ['-y', `pnpm@${pnpm}`, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    if (install.error) console.error(install.error.message);
    console.error('Dependencies could not be installed; see the lines above. 依赖安装失败，原因见上。');
    process.exit(install.status ?? 1);
  }
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
  keepInstallation({ wall: (Date.now() - startedAt) / 1000, processor: processorTimeOfChildren() });
}

if (process.argv.includes('--browser')) {
  // Loaded here: it needs what was installed above.
  const { ensureBrowser } = await import('./prerequisites.mjs');
  if (!ensureBrowser()) process.exit(1);
}
