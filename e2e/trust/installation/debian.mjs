/** An empty Debian 12, made once by `debootstrap`. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addNode, debootstrap } from '../debootstrap.mjs';
import { cache } from '../../../scripts/paths.mjs';

const packages = ['systemd-sysv', 'dbus', 'iproute2', 'ca-certificates', 'procps'];

/** A folder with the root of a Debian that boots and has nothing else but this machine's Node.js as /usr/bin/node. */
export function emptyDebian() {
  const folder = join(cache, 'debian-12');
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-making`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  debootstrap('bookworm', packages, unfinished);
  addNode(unfinished);
  cpSync('/etc/resolv.conf', join(unfinished, 'etc/resolv.conf'), { dereference: true });
  renameSync(unfinished, folder);
  return folder;
}
