import type { OpenDatabase } from '../database';
import { startEngineThread, type EngineThread } from '../engineThread';
import { serveEngine } from '../openEmbedded';
import { embeddedImage } from './emptyDatabase';
import { renew } from './renew';
import { silentLogger } from './silentLogger';

let kept: { thread: EngineThread; structure: string } | undefined;

/**
 * A database as new on the one embedded engine of this process: starting an engine for each suite would take a third of the time of all of them. Only
 * one suite at a time may have it.
 */
export async function openKeptEmbedded(): Promise<OpenDatabase> {
  if (kept) {
    const database = await connect(kept.thread);
    if ((await renew(database.db)) === kept.structure) return database;
    // A suite left other tables, functions or triggers than it found.
    await database.close();
    await kept.thread.stop();
  }
  const thread = await startEngineThread({ image: await embeddedImage() });
  const database = await connect(thread);
  kept = { thread, structure: await renew(database.db) };
  return database;
}

/** Connections of its own, which end with their suite, to an engine that outlives it. */
function connect(thread: EngineThread): Promise<OpenDatabase> {
  const outliving: EngineThread = {
    ask: (act, bytes) => (act === 'close' ? Promise.resolve(new Uint8Array()) : thread.ask(act, bytes)),
    get requestCount() {
      return thread.requestCount;
    },
    stop: async () => undefined,
  };
  return serveEngine(outliving, undefined, silentLogger);
}
