/** A database that is filled by SQL between calls to the built server on it. */
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../../apps/server/src/db';
import { silentLogger } from '../../../apps/server/src/db/silentLogger';
import { startServer } from '../../sweeps/trust/serverProcess.mjs';
import { patiently } from '../patiently.mjs';

const imports = [fileURLToPath(new URL('loopDelayOnRequest.js', import.meta.url))];

/**
 * Opens a place of PostgreSQL or of the embedded engine. `fill` runs an act with the database, and `server` is the running server, with the sample programme: on PostgreSQL always the same one;
 * the embedded engine belongs to one process, so its server is stopped while the place is filled.
 */
export async function growing(place) {
  const isShared = Boolean(place.url);
  let database;
  let server;

  async function stop() {
    server?.signal('SIGTERM');
    await server?.ended;
    server = undefined;
  }
  process.once('exit', () => server?.signal('SIGKILL'));

  return {
    async fill(act) {
      if (!isShared) await stop();
      database ??= await openDatabase({ ...patiently(place), logger: silentLogger });
      const result = await act(database.db);
      if (!isShared) {
        await database.close();
        database = undefined;
      }
      return result;
    },
    async server() {
      return (server ??= await startServer({ ...place, imports }));
    },
    async end() {
      await stop();
      await database?.close();
    },
  };
}
