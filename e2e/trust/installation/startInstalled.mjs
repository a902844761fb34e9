/** An installation by docs/operating.md that answers as `startSeveral` does: `npm run trust:day` goes on either. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFakeMailServer } from '../../../apps/server/src/outbox/fakeMailServer.test-data';
import { followOperating } from './followOperating.mjs';
import { openNetwork } from './network.mjs';
import { assemblePrograms, versions } from './programs.mjs';

/** Starts one whose processes are of the older program; what it started ends with this process. */
export async function startInstalled(older) {
  // The certificate is one that the machine made for itself.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const ends = [];
  const endAll = () =>
    ends
      .splice(0)
      .toReversed()
      .forEach((end) => end());
  process.once('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const folder = mkdtempSync(join(tmpdir(), 'college-installation-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const programs = assemblePrograms(folder, older);
  const network = openNetwork();
  ends.push(network.close);
  const mail = await openFakeMailServer(network.host);
  const college = await followOperating({ folder, network, programs, mailUrl: `${mail.url}?requireTLS=false`, ends });
  const { primary, units } = college;
  return {
    ...college,
    mail,
    postgres: {
      url: await college.openDatabase(),
      /** Ends the database as a crash does, and starts it again. */
      restart: () => primary.run('pkill --signal KILL --exact postgres\nsystemctl restart postgresql@15-main'),
      stop: endAll,
    },
    /** In megabytes, of each process; nothing of one that is being replaced. */
    async memory() {
      const printed = await primary.run(
        units.map((unit) => `cat /proc/$(systemctl show --value --property=MainPID ${unit})/status || true`).join('\necho ---\n'),
      );
      return printed.split('---').map((status) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
    },
    /** By the newer program: whoever hired the people has brought the tables up to date. */
    backup: () =>
      primary.run(`${settings}\nnode /opt/college-workbench-${versions.newer}/apps/server/dist/backup.js --to /var/backups/day.backup`),
    /** Ends a process with a signal. */
    end: (index, signal) =>
      primary.run(`systemctl ${signal === 'SIGKILL' ? 'kill --kill-whom=main --signal=KILL' : 'stop'} ${units[index]}`),
    /** Starts a process in the place of one that ended, as the older or the newer program. */
    startAgain(index, isOlder) {
      const version = isOlder ? versions.older : versions.newer;
      return primary.run(
        `ln -sfn /opt/college-workbench-${version} /opt/college-workbench\nsystemctl start ${units[index]}\n${untilHealthy(units[index])}`,
      );
    },
    /** Ends all but the database, which is looked into afterwards; tells of a process that does not end well. */
    async stop(tell) {
      for (const unit of units) {
        await primary.run(`systemctl stop ${unit}`);
        const result = (await primary.run(`systemctl show --value --property=Result ${unit}`)).trim();
        if (result !== 'success') tell(`${unit} did not end well: ${result}`);
      }
    },
  };
}

/** The settings of the processes, for a command beside them. */
export const settings = 'set -a; . /etc/college-workbench.env; set +a';

const untilHealthy = (unit) =>
  `curl --silent --show-error --retry 60 --retry-delay 1 --retry-all-errors --fail http://127.0.0.1:${unit.split('@')[1]}/health`;
