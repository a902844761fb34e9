/** Servers that are killed while they start: on nothing, and on the database of an earlier version. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../../apps/server/src/db';
import { lostRecords } from '../../../apps/server/src/db/testing/lostRecords';
import { silentLogger } from '../../../apps/server/src/db/silentLogger';
import { allRecords, loadDump } from '../../../apps/server/src/db/testing/loadDump';
import { spawnServer, startServer } from '../../sweeps/trust/serverProcess.mjs';
import { patiently } from '../patiently.mjs';

// Counts the changes of a table, so the start itself changes it.
const counter = 'public.table_versions';
const dumps = ['0000_foundation', '0009_older_english', '0016_ticket_ends_with_sign_in'];

/** Places of one engine: an empty one, and copies of one. */
function placesOf(postgres) {
  const folders = mkdtempSync(join(tmpdir(), 'college-kill-starts-'));
  let number = 0;
  const nameOf = () => `kill_${(number += 1)}`;
  async function onServer(statement) {
    const { db, close } = await openDatabase({ ...patiently({ url: postgres.url }), logger: silentLogger });
    await db.execute(statement);
    await close();
  }
  async function database(template) {
    const name = nameOf();
    await onServer(`create database ${name}${template ? ` template ${template.name}` : ''}`);
    const address = new URL(postgres.url);
    address.pathname = `/${name}`;
    return { name, url: address.href };
  }
  function folder(template) {
    const place = { folder: join(folders, nameOf()) };
    if (template) cpSync(template.folder, place.folder, { recursive: true, filter: (path) => !path.includes('lock') });
    return place;
  }
  return {
    make: postgres ? database : folder,
    remove: async (place) =>
      postgres ? await onServer(`drop database ${place.name} with (force)`) : rmSync(place.folder, { recursive: true }),
    close: () => rmSync(folders, { recursive: true, force: true }),
  };
}

const keyOf = ({ table, record }) => `${table} ${JSON.stringify(record)}`;
const sizesOf = (records) => JSON.stringify(Object.entries(records).map(([table, rows]) => [table, rows.length]));

async function visit(place, act) {
  const database = await openDatabase({ ...patiently(place), logger: silentLogger });
  const result = await act(database.db);
  await database.close();
  return result;
}

/** A start on `place` that nobody disturbs; answers how many milliseconds it took. */
async function startOnce(place) {
  const begun = Date.now();
  const server = await startServer(place);
  const took = Date.now() - begun;
  server.signal('SIGTERM');
  await server.ended;
  return took;
}

/** Both kinds of starts on an engine; each act makes a start that is killed, and tells what is missing after the next one. */
export function prepareStarts(postgres, { random, tell }) {
  const places = placesOf(postgres);
  const earlier = new Map();
  let undisturbed;

  /** How long a first start takes that nobody disturbs, and what it leaves. */
  async function measureFirstStart() {
    const place = await places.make();
    const milliseconds = await startOnce(place);
    return { milliseconds, sizes: sizesOf(await visit(place, allRecords)) };
  }

  /** The database of an earlier version, to be copied, its records, and those of them that the upkeep of an undisturbed start removes because their time is over. */
  async function earlierDatabase(dump) {
    const template = await places.make();
    const before = await visit(template, async (db) => {
      await loadDump(db, dump);
      return allRecords(db);
    });
    const place = await places.make(template);
    await startOnce(place);
    const over = new Set(lostRecords(before, await visit(place, allRecords)).map(keyOf));
    await places.remove(place);
    return { template, before, over };
  }

  async function killedStart(place) {
    undisturbed ??= await measureFirstStart();
    const server = await spawnServer(place);
    await Promise.race([pause(random.below(undisturbed.milliseconds)), server.listening]);
    server.signal('SIGKILL');
    await server.ended;
  }

  return {
    async killFirstStart(name) {
      const place = await places.make();
      await killedStart(place);
      await startOnce(place);
      const found = sizesOf(await visit(place, allRecords));
      if (found !== undisturbed.sizes) tell(`${name}: a first start left ${found}, not ${undisturbed.sizes}`);
      await places.remove(place);
    },
    async killMigration(name) {
      const dump = random.of(dumps);
      if (!earlier.has(dump)) earlier.set(dump, await earlierDatabase(dump));
      const { template, before, over } = earlier.get(dump);
      const place = await places.make(template);
      await killedStart(place);
      const after = await visit(place, allRecords);
      for (const { table } of lostRecords(before, after)
        .filter((lost) => lost.table !== counter && !over.has(keyOf(lost)))
        .slice(0, 3))
        tell(`${name}: a record of ${table} of ${dump} is gone`);
      await places.remove(place);
    },
    close: places.close,
  };
}
