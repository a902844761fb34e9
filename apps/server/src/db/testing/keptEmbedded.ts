import type { OpenDatabase } from '../database';
import { hostEngine, type EngineHost } from '../engineHost';
import { startEngineThread } from '../engineThread';
import { serveEngine } from '../openEmbedded';
import { embeddedImage } from './emptyDatabase';
import { renew } from './renew';
import { silentLogger } from '../silentLogger';

let kept: { host: EngineHost; structure: string } | undefined;

/**
 * A database as new on the one embedded engine of this process: starting an engine for each suite would take a third of the time of all of them. Only
 * one suite at a time may have it.
 */
export async function openKeptEmbedded(): Promise<OpenDatabase> {
  if (kept) {
    const database = await connect(kept.host);
    if ((await renew(database.db)) === kept.structure) return database;
    // A suite left other tables, functions or triggers than it found.
    await database.close();
    await kept.host.close();
  }
  const image = await embeddedImage();
  const host = await hostEngine(() => startEngineThread({ image }), { canReopen: false, logger: silentLogger });
  const database = await connect(host);
  kept = { host, structure: await renew(database.db) };
  return database;
}

/** Connections of its own, which end with their suite, to an engine that outlives it. */
function connect(host: EngineHost): Promise<OpenDatabase> {
  return serveEngine({ ...host, close: async () => undefined }, undefined, silentLogger);
}
