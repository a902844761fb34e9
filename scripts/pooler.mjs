/** A PgBouncer for tests, with the settings of `deploy/pgbouncer.ini`. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { asPostgres } from './postgres.mjs';
import { temporaryFolder } from './temporaryFolder.mjs';

const program = '/usr/sbin/pgbouncer';

/** Whether PgBouncer is installed here. */
export const hasPooler = () => fs.existsSync(program);

/** Starts a pooler of transactions before a private PostgreSQL (`postgres.mjs`), for every database there; reached by a socket in a folder of its own. */
export function startPooler(postgresUrl) {
  const folder = temporaryFolder('college-pooler-');
  const run = asPostgres(folder);
  const { username, searchParams } = new URL(postgresUrl);
  const settings = path.join(folder, 'pgbouncer.ini');
  const pidFile = path.join(folder, 'pid');
  fs.writeFileSync(settings, settingsFor({ folder, pidFile, user: username, host: searchParams.get('host') }));
  run(program, ['--daemon', '--quiet', settings]);
  return {
    url: `postgres://${username}@localhost:6432/postgres?host=${folder}`,
    stop() {
      process.kill(Number(fs.readFileSync(pidFile, 'utf8')), 'SIGTERM');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The deployed settings, with what a test has elsewhere after them: the last one counts. */
function settingsFor({ folder, pidFile, user, host }) {
  const deployed = fs.readFileSync(path.join(root, 'deploy/pgbouncer.ini'), 'utf8');
  return `${deployed}
listen_addr =
unix_socket_dir = ${folder}
auth_type = any
pidfile = ${pidFile}
logfile = ${path.join(folder, 'log')}
default_pool_size = 5
; Each suite has a database of its own.
server_idle_timeout = 2

[databases]
* = host=${host} user=${user} timezone=UTC
`;
}
