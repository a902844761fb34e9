/** Built servers behind nginx with TLS (`deploy/nginx.conf`), on one PostgreSQL behind PgBouncer (`deploy/pgbouncer.ini`). */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, hasBalancer, startBalancer } from '../../../scripts/balancer.mjs';
import { hasPooler, startPooler } from '../../../scripts/pooler.mjs';
import { start as startPostgres } from '../../../scripts/postgres.mjs';
import { startStandby } from '../../../scripts/standby.mjs';
import { builtServer } from '../../../scripts/testServer.mjs';
import { startServer } from '../../sweeps/trust/serverProcess.mjs';

const replicaDelay = 300;

/**
 * Starts so many, on wish with a streaming replica, without the pooler, or `as` another program (`spawnServer`); `servers` holds each process, also one that took another's place.
 */
export async function startSeveral(count, { hasReplica = false, isPooled = true, metricsToken, as } = {}) {
  for (const [name, isThere] of Object.entries({ pgbouncer: !isPooled || hasPooler(), nginx: hasBalancer() }))
    if (!isThere) throw new Error(`${name} is not installed here. Install it, for example: apt-get install -y ${name}`);
  // The certificate is one that the balancer made for itself.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const postgres = await startPostgres({ isDurable: true });
  const pooler = isPooled ? startPooler(postgres.url) : undefined;
  // Nobody is shown something old where the replica is as quick as the reader.
  const standby = hasReplica ? startStandby(postgres, { delay: replicaDelay }) : undefined;
  const ports = [];
  for (let index = 0; index < count; index += 1) ports.push(await freePort());
  const way = pooler ? { url: pooler.url, directUrl: postgres.url } : { url: postgres.url };
  const start = (index, other) => startServer({ ...way, replicaUrl: standby?.url, metricsToken, port: ports[index], ...other });
  const servers = [];
  for (const index of ports.keys()) servers.push(await start(index, as));
  const balancer = await startBalancer(ports);
  return {
    origin: balancer.origin,
    postgres,
    standby,
    servers,
    /** In megabytes, of each process. */
    memory: async () => servers.map(memoryOf),
    backup: () => backUp(postgres.url),
    /** Ends a process with a signal. */
    async end(index, signal) {
      servers[index].signal(signal);
      return servers[index].ended;
    },
    /** Starts a process in the place of one that ended, on wish as another program. */
    async startAgain(index, other) {
      servers[index] = await start(index, other);
    },
    /** Ends all but the database, which is looked into afterwards; tells of a server that does not end well. */
    async stop(tell) {
      balancer.stop();
      for (const server of servers) server.signal('SIGTERM');
      for (const server of servers) if ((await server.ended) !== 0) tell(`a server did not end well: ${server.output()}`);
      pooler?.stop();
      standby?.stop();
    },
  };
}

/** In megabytes; on Linux only, and nothing of a process that is being replaced. */
function memoryOf({ pid }) {
  if (process.platform !== 'linux' || !existsSync(`/proc/${pid}/status`)) return 0;
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(kilobytes / 1024);
}

/** Makes a verified backup beside the processes; answers what the command says. */
async function backUp(url) {
  const folder = mkdtempSync(join(tmpdir(), 'college-backup-'));
  const { PATH = '', HOME = '' } = process.env;
  const parameters = [join(await builtServer(), 'backup.js'), '--to', join(folder, 'college.backup')];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, parameters, { env: { PATH, HOME, DATABASE_URL: url } });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
