/** Built servers behind nginx with TLS (`deploy/nginx.conf`), on one PostgreSQL behind PgBouncer (`deploy/pgbouncer.ini`). */
import { freePort, hasBalancer, startBalancer } from '../../../scripts/balancer.mjs';
import { hasPooler, startPooler } from '../../../scripts/pooler.mjs';
import { start as startPostgres } from '../../../scripts/postgres.mjs';
import { startServer } from '../../sweeps/trust/serverProcess.mjs';

/** Starts so many; `servers` holds each process, also one that took another's place. */
export async function startSeveral(count) {
  for (const [name, isThere] of Object.entries({ pgbouncer: hasPooler(), nginx: hasBalancer() }))
    if (!isThere) throw new Error(`${name} is not installed here. Install it, for example: apt-get install -y ${name}`);
  // The certificate is one that the balancer made for itself.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const postgres = await startPostgres({ isDurable: true });
  const pooler = startPooler(postgres.url);
  const ports = [];
  for (let index = 0; index < count; index += 1) ports.push(await freePort());
  const start = (index) => startServer({ url: pooler.url, directUrl: postgres.url, port: ports[index] });
  const servers = [];
  for (const index of ports.keys()) servers.push(await start(index));
  const balancer = await startBalancer(ports);
  return {
    origin: balancer.origin,
    postgres,
    servers,
    /** Ends a process with a signal. */
    async end(index, signal) {
      servers[index].signal(signal);
      return servers[index].ended;
    },
    /** Starts a process in the place of one that ended. */
    async startAgain(index) {
      servers[index] = await start(index);
    },
    /** Ends all but the database, which is looked into afterwards; tells of a server that does not end well. */
    async stop(tell) {
      balancer.stop();
      for (const server of servers) server.signal('SIGTERM');
      for (const server of servers) if ((await server.ended) !== 0) tell(`a server did not end well: ${server.output()}`);
      pooler.stop();
    },
  };
}
