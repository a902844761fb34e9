/** A streaming replica of a private PostgreSQL (`postgres.mjs`) for tests, made and set up as docs/operating.md describes it. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { asPostgres, findPostgres } from './postgres.mjs';
import { temporaryFolder } from './temporaryFolder.mjs';

/** Copies the primary and follows its log, so many milliseconds late, as one far away; reached by a socket in a folder of its own. */
export function startStandby(primary, { delay = 0 } = {}) {
  const programs = findPostgres();
  const folder = temporaryFolder('college-standby-');
  const data = path.join(folder, 'data');
  const run = asPostgres(folder);
  run(path.join(programs, 'pg_basebackup'), ['-D', data, '-h', primary.folder, '-U', 'app', '--write-recovery-conf', '--checkpoint=fast']);
  const control = (...parameters) =>
    run(path.join(programs, 'pg_ctl'), [
      '-D',
      data,
      '-w',
      '-l',
      path.join(folder, 'log'),
      '-o',
      `-k ${folder} -c listen_addresses='' -c max_connections=200 -c recovery_min_apply_delay=${delay}`,
      ...parameters,
    ]);
  control('start');
  const postmaster = () => Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  return {
    url: `postgres://app@localhost/postgres?host=${folder}`,
    get pid() {
      return postmaster();
    },
    /** A signal to all of its processes: `SIGSTOP` is a machine that stands still. */
    signal(name) {
      const pid = postmaster();
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
      for (const one of [pid, ...children.split('\n').filter(Boolean).map(Number)]) process.kill(one, name);
    },
    /** Ends it at once, as a crash does. */
    kill: () => control('-m', 'immediate', 'stop'),
    start: () => control('start'),
    stop() {
      control('-m', 'immediate', 'stop');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
