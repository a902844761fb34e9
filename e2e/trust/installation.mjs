/**
 * `npm run trust:installation`, as root on a Debian with `debootstrap`, `systemd-container`, `iptables` and `age`: follows docs/operating.md to the letter on two empty Debians, each under its
 * own systemd, and looks at what came of it: two processes behind nginx with TLS and PgBouncer, a replica on the other machine, mail, metrics, an encrypted backup, sign-in by OpenID
 * Connect and CAS, an upgrade and the way back. It fails where a command of the page fails, something is not as the page says, or a command is left that nobody ran.
 */
import { existsSync } from 'node:fs';
import { lookAt } from './installation/lookAt.mjs';
import { startInstalled } from './installation/startInstalled.mjs';
import { olderProgram } from './roll/olderProgram.mjs';

const tools = ['/usr/sbin/debootstrap', '/usr/bin/systemd-nspawn', '/usr/sbin/iptables', '/usr/bin/age-keygen'];
if (process.getuid() !== 0 || !tools.every((tool) => existsSync(tool))) {
  console.log('trust:installation: it takes root and the Debian packages debootstrap, systemd-container, iptables and age.');
  process.exit(1);
}
let faults = 0;
function expect(isSo, what) {
  if (!isSo) faults += 1;
  console.log(`${isSo ? '✓' : '✗'} ${what}`);
}
const begun = performance.now();
const installed = await startInstalled(olderProgram());
console.log(`Set up in ${Math.round((performance.now() - begun) / 1000)} s.`);
try {
  await lookAt(installed, expect);
} finally {
  await installed.postgres.stop();
}
console.log(`trust:installation: ${faults === 0 ? 'no fault' : `${faults} faults`}`);
process.exit(faults === 0 ? 0 : 1);
