import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEngine } from './engine.js';
import { openDatabase } from './openDatabase';
import * as schema from './schema';
import { startBuilt } from '../testing/builtScript';
import { copyEmptyDatabase, silentLogger } from './testing';

// New databases and processes of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-durability-'));
  await copyEmptyDatabase(folder);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('syncs every commit to the disk, once', async () => {
  let syncs = 0;
  const engine = await openEngine({ folder, onSync: () => (syncs += 1) });
  await engine.exec('create table facts (fact int); checkpoint');
  syncs = 0;
  for (let fact = 0; fact < 50; fact += 1) await engine.query('insert into facts values ($1)', [fact]);
  expect(syncs).toBeGreaterThanOrEqual(50);
  expect(syncs).toBeLessThan(60);
  await engine.close();
});

it('loses no acknowledged commit when the process is killed in the middle of writing', async () => {
  const acknowledged: string[] = [];
  for (const [round, commits] of [40, 3, 90].entries()) {
    const writer = startBuilt('endlessWriter', [folder, String(round)]);
    let seen = 0;
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged.push(line);
      seen += 1;
      if (seen === commits) writer.kill('SIGKILL');
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(133);
  const { db, close } = await openDatabase({ folder, logger: silentLogger });
  const kept = new Set((await db.select({ key: schema.settings.key }).from(schema.settings)).map(({ key }) => key));
  expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
  expect(await db.$count(schema.auditLog)).toBe(kept.size);
  await close();
});

it('starts over after a first start that was killed half way', async () => {
  const begun = path.join(folder, 'begun');
  await mkdir(path.join(begun, 'data.new'), { recursive: true });
  await writeFile(path.join(begun, 'data.new', 'PG_VERSION'), '18');
  const { ping, close } = await openDatabase({ folder: begun, logger: silentLogger });
  await ping();
  await close();
  expect(existsSync(path.join(begun, 'data.new'))).toBe(false);
});
