/** Point-in-time recovery as docs/running.md describes it: a base backup and the archive of the log bring back a moment between two writes. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onOwnClient } from '../../apps/server/src/db/openPostgres';
import { asPostgres, findPostgres, start } from '../../scripts/postgres.mjs';
import { keptStamps } from '../sweeps/trust/keptStamps.mjs';
import { startServer } from '../sweeps/trust/serverProcess.mjs';
import { stubbornWriters } from './stubbornWriters.mjs';

/** Says how many writes were acknowledged before the moment, how many of them are missing after the recovery, and how many of later are there. */
export async function recoverMoment(place, people) {
  const programs = findPostgres();
  // Beside the other files: the user of PostgreSQL may not enter their folder.
  const folder = mkdtempSync(`${place}-moment-`);
  const run = asPostgres(folder);
  const archive = join(folder, 'log');
  run('mkdir', [archive]);
  const source = await start({
    isDurable: true,
    more: ['wal_level=replica', 'archive_mode=on', `archive_command='test ! -f ${archive}/%f && cp %p ${archive}/%f'`],
  });
  let writes;
  let moment;
  try {
    const server = await startServer({ url: source.url });
    const writers = await stubbornWriters(server.origin, people, 'moment');
    await pause(1000);
    run(join(programs, 'pg_basebackup'), ['-D', join(folder, 'base'), '-h', source.folder, '-U', 'app', '--checkpoint=fast']);
    await pause(1000);
    moment = new Date();
    await pause(1000);
    writes = await writers.stop();
    server.signal('SIGTERM');
    await server.ended;
    await archiveLog(source.url);
  } finally {
    source.stop();
  }

  const begun = Date.now();
  const recovered = await recover(run, programs, folder, archive, moment);
  const seconds = Math.round((Date.now() - begun) / 100) / 10;
  try {
    const kept = await keptStamps({ url: recovered.url });
    const known = writes.filter(({ outcome, begun: at, took }) => outcome === 'acknowledged' && at + took < moment.getTime());
    const later = writes.filter(({ begun: at }) => at > moment.getTime());
    if (known.length === 0 || later.length === 0) throw new Error('Nobody wrote before or after the moment.');
    return {
      before: known.length,
      missing: known.filter(({ stamp }) => !kept.has(stamp)).length,
      late: later.filter(({ stamp }) => kept.has(stamp)).length,
      seconds,
    };
  } finally {
    recovered.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What was written last is archived when its file of the log is full, or now. */
async function archiveLog(url) {
  await onOwnClient(url, async (client) => {
    const { rows } = await client.query('select pg_walfile_name(pg_current_wal_lsn()) as name, pg_switch_wal()');
    const isArchived = async () => {
      const { rows: archived } = await client.query('select last_archived_wal as name from pg_stat_archiver');
      return archived[0].name >= rows[0].name;
    };
    await until(isArchived, `PostgreSQL did not archive ${rows[0].name} within a minute.`);
  });
}

async function recover(run, programs, folder, archive, moment) {
  const data = join(folder, 'base');
  const settings = {
    restore_command: `cp ${archive}/%f %p`,
    // PostgreSQL takes no Z here.
    recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00'),
    recovery_target_action: 'promote',
    // Nobody connects before it is there.
    hot_standby: 'off',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(data, 'postgresql.auto.conf'), lines.join(''));
  writeFileSync(join(data, 'recovery.signal'), '');
  const control = (...parameters) => run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...parameters]);
  try {
    control('-l', join(folder, 'messages'), '-o', `-k ${folder} -c listen_addresses='' -c max_connections=200`, 'start');
    await until(() => isReady(run, join(programs, 'pg_isready'), folder), 'PostgreSQL did not recover within a minute.');
  } catch (error) {
    throw new Error(readFileSync(join(folder, 'messages'), 'utf8'), { cause: error });
  }
  return { url: `postgres://app@localhost/postgres?host=${folder}`, stop: () => control('-m', 'immediate', 'stop') };
}

function isReady(run, program, folder) {
  try {
    run(program, ['-h', folder]);
    return true;
  } catch (error) {
    // It turns everybody away until it is there.
    if (error.status === 1) return false;
    throw error;
  }
}

async function until(isSo, complaint) {
  const limit = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error(complaint);
    await pause(100);
  }
}
