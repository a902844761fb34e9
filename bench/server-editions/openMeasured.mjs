import { createRequire } from 'node:module';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, schema } from '../../apps/server/src/db/index.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { listen } from '../../apps/server/src/serve.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { setBuiltWorkers } from '../../apps/server/src/threads/workerScript.ts';
import { builtServer } from '../../scripts/testServer.mjs';
import { fillMajor } from './fillMajor.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

/** A server over a database with one whole major, which is put in unless an earlier one did, and somebody who may do everything in it. */
export async function openMeasured(engine, place, { isFilled = false } = {}) {
  // From source a thread takes several times as long to start.
  setBuiltWorkers(await builtServer());
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
  const { userId, majorId, counts } = isFilled ? await filled(database.db) : await fillMajor(database.db, schema);
  const authToken = await openSession(database.db, userId, new Date(), 3_600_000);
  const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });
  const server = await listen(app, 0, '127.0.0.1');
  const base = `http://127.0.0.1:${server.port}/college/api`;
  const headers = { authToken, 'content-type': 'application/json' };

  /** Makes a draft; answers its number once the message of 100 percent has come. */
  async function start(unique) {
    const body = JSON.stringify({ unique: `bench-edition-${unique}`, majorId, kind: 'draft', name: unique });
    const events = await (await fetch(`${base}/edition/start`, { method: 'POST', headers, body })).text();
    const made = /"percent":100.*"editionId":(\d+)/.exec(events);
    if (!made) throw new Error(`bench/server-editions: a draft did not arrive: ${events}`);
    return Number(made[1]);
  }

  async function close() {
    await server.drain();
    await database.close();
  }
  return { database, base, headers, majorId, counts, start, close };
}

/** What an earlier run put in. */
async function filled(db) {
  const [user] = await db.select({ id: schema.users.id }).from(schema.users);
  const [major] = await db.select({ id: schema.majors.id }).from(schema.majors);
  return { userId: user.id, majorId: major.id };
}
