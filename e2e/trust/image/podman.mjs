/** A Podman with images, containers and volumes of its own below one folder, as a machine without systemd needs it too. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const needed = ['/usr/bin/podman', '/usr/bin/podman-compose', '/usr/lib/podman/netavark', '/usr/lib/podman/aardvark-dns'];
/** The older runtime also knows the control groups of older kernels. */
const runtime = existsSync('/usr/sbin/runc') ? 'runc' : 'crun';
const mostOpen = 20_000;

/** The packages that containers need here and that are missing. */
export const missingForPodman = () => needed.filter((program) => !existsSync(program)).map((program) => program.split('/').at(-1));

/** Its settings below this folder; every `podman` and `podman-compose` with this environment uses them. */
export function podmanIn(folder) {
  const place = (name) => join(folder, name);
  mkdirSync(place('networks'), { recursive: true });
  writeFileSync(
    place('containers.conf'),
    `[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "${runtime}"
tmp_dir = "${place('temporary')}"
[containers]
default_ulimits = ["nofile=${mostOpen}:${mostOpen}", "nproc=${mostOpen}:${mostOpen}"]
[network]
network_backend = "netavark"
network_config_dir = "${place('networks')}"
`,
  );
  writeFileSync(place('storage.conf'), `[storage]\ndriver = "overlay"\ngraphroot = "${place('store')}"\nrunroot = "${place('run')}"\n`);
  return { ...process.env, CONTAINERS_CONF: place('containers.conf'), CONTAINERS_STORAGE_CONF: place('storage.conf') };
}

/** Makes this Debian an image of its name. */
export function importDebian({ name, changes, make }, folder, env) {
  const place = join(folder, 'debian');
  make(place);
  const packed = join(folder, 'debian.tar');
  execFileSync('tar', ['-C', place, '-cf', packed, '.']);
  rmSync(place, { recursive: true });
  execFileSync('podman', ['import', '--quiet', ...changes.flatMap((change) => ['--change', change]), packed, name], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(packed);
}

/** What keeps a container of this image from running here; undefined where it runs. */
export function hindrance(image, env) {
  const { status, stderr } = apart(['podman', 'run', '--rm', image, 'true'], { env, encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim().split('\n').at(-1);
}

/**
 * Runs a command where containers meet nothing of this machine: in a network of its own, whose ports are free, without the addresses that containers of this machine have.
 * Whatever it started ends with it.
 */
export function apart(command, options) {
  const kinds = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const prepared =
    'ip link set lo up; for place in /run/containers /run/netns; do mkdir -p $place; mount -t tmpfs tmpfs $place; done; "$@"';
  return spawnSync('unshare', [...kinds, 'sh', '-ec', prepared, 'sh', ...command], options);
}
