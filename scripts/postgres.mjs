import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporaryFolder.mjs';

/** The newest PostgreSQL server installed here, or undefined. Debian keeps it out of the path. */
export function findPostgres() {
  const debianRoot = '/usr/lib/postgresql';
  const versions = fs.existsSync(debianRoot) ? fs.readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(debianRoot, version, 'bin')), ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.find((folder) => fs.existsSync(path.join(folder, 'initdb')) && fs.existsSync(path.join(folder, 'pg_ctl')));
}

/**
 * Starts a private PostgreSQL without passwords, reached by a socket in a folder of its own; nothing of it outlives `stop`.
 * Durability is off: it serves tests. Pass `isDurable` where its speed is measured, and `more` settings as `name=value`.
 */
export async function start({ isDurable = false, more = [] } = {}) {
  const programs = findPostgres();
  if (!programs)
    throw new Error('PostgreSQL is not installed here (no initdb found). Install it, for example: apt-get install -y postgresql');
  const folder = isDurable ? fs.mkdtempSync(path.join(os.tmpdir(), 'college-postgres-')) : temporaryFolder('college-postgres-');
  const run = asPostgres(folder);
  const data = path.join(folder, 'data');
  run(path.join(programs, 'initdb'), ['-D', data, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']);
  const speed = isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=128MB', 'autovacuum=off'];
  const settings = ["listen_addresses=''", 'max_connections=200', ...speed, ...more].map((setting) => `-c ${setting}`).join(' ');
  const control = (...parameters) => ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', `-k ${folder} ${settings}`, ...parameters];
  run(path.join(programs, 'pg_ctl'), control('start'));
  let isRunning = true;
  return {
    url: `postgres://app@localhost/postgres?host=${folder}`,
    folder,
    get pid() {
      return Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    },
    /** As after a crash: nothing is finished first. Starts it where it has ended. */
    restart: () => run(path.join(programs, 'pg_ctl'), control('-m', 'immediate', 'restart'), promisify(execFile)),
    stop() {
      if (!isRunning) return;
      isRunning = false;
      run(path.join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs programs in a folder of theirs. PostgreSQL and PgBouncer refuse to run as root, so root runs them as the user that the installation created. */
export function asPostgres(folder) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const prefix = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', 'env', `HOME=${folder}`] : [];
  return (program, parameters, execute = execFileSync) => {
    const [command, ...rest] = [...prefix, program, ...parameters];
    return execute(command, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
}
