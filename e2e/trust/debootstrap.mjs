/** Debians made here, with this machine's Node.js: the registry of images is not at hand everywhere. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Fills a new folder with the root of a small Debian of this suite that has these packages. */
export function debootstrap(suite, packages, place) {
  execFileSync('debootstrap', ['--variant=minbase', `--include=${packages.join(',')}`, suite, place], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Gives it this machine's Node.js as /usr/bin/node. */
export const addNode = (place) => cpSync(process.execPath, join(place, 'usr/bin/node'));
