/**
 * `npm run trust:image`, as root on Debian with `debootstrap`: builds deploy/Containerfile and runs what docs/operating.md says of containers, by Podman and podman-compose, with Debians
 * made here in place of the images of a registry. It fails where the build fails, a container does not become healthy, somebody cannot sign in, anything but /data and /tmp is written, a
 * server does not end by itself, nobody is served for five seconds after one of two servers ended, or records are gone after a new start. Where containers cannot run it takes
 * `buildah` and a chroot, without deploy/compose.yaml.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/paths.mjs';
import { debiansOfCompose, nodeDebian } from './image/debians.mjs';
import { hasBuildah, runInChroot } from './image/inChroot.mjs';
import { apart, hindrance, importDebian, missingForPodman, podmanIn } from './image/podman.mjs';
import { blocksOf } from './installation/guide';

if (process.getuid() !== 0 || !existsSync('/usr/sbin/debootstrap')) {
  console.log('trust:image: it takes root and debootstrap (a Debian package of this name).');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'college-image-'));
const env = podmanIn(folder);

try {
  const hindered = whatHinders();
  if (!hindered) runInContainers();
  else if (hasBuildah()) {
    console.log(`Containers cannot run here (${hindered}): the image is tried in a chroot, deploy/compose.yaml is not.`);
    await runInChroot(folder);
  } else throw new Error(`Containers cannot run here (${hindered}), and buildah is not installed.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function whatHinders() {
  const missing = missingForPodman();
  if (missing.length > 0) return `without ${missing.join(', ')}`;
  importDebian(nodeDebian, folder, env);
  return hindrance(nodeDebian.name, env);
}

function runInContainers() {
  for (const debian of debiansOfCompose) importDebian(debian, folder, env);
  const begun = performance.now();
  const build = blocksOf('docs/operating.md')
    .find(({ section }) => section === 'As containers')
    .block.split('\n')
    .find((line) => line.startsWith('podman build '));
  // On the network of this machine, so that its firewall stays as it is.
  execFileSync('sh', ['-ec', `${build} --network host`], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [{ Size: size }] = JSON.parse(execFileSync('podman', ['image', 'inspect', 'college-workbench'], { env, encoding: 'utf8' }));
  console.log(`Built in ${Math.round((performance.now() - begun) / 1000)} s: ${Math.round(size / 1e6)} MB with its Debian and Node.js.`);
  const follow = [process.execPath, ...process.execArgv, join(root, 'e2e/trust/image/follow.mjs'), folder];
  process.exitCode = apart(follow, { env, stdio: 'inherit' }).status === 0 ? 0 : 1;
}
