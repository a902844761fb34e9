import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FolderInUseError } from './folderLock';
import { openDatabase } from './openDatabase';
import { openEmbedded } from './openEmbedded';
import type { OpenDatabase } from './database';
import * as schema from './schema';
import { copyEmptyDatabase, silentLogger } from './testing';

// Opening an engine takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const complaints = vi.fn();
let folder: string;
let database: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-embedded-'));
  await copyEmptyDatabase(folder);
  database = await openEmbedded({ folder }, { ...silentLogger, warn: complaints, error: complaints });
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('leaves the event loop free while a slow query runs', async () => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  const slow = database.db.execute(sql`select count(*) from generate_series(1, 3000000) a(n) where n % 7 = 3`);
  const begun = performance.now();
  await slow;
  const elapsed = performance.now() - begun;
  clearInterval(timer);
  expect(elapsed).toBeGreaterThan(100);
  // On a blocked loop no tick would come at all.
  expect(ticks).toBeGreaterThan(elapsed / 100);
});

it('fails fast for a query outside the open transaction, where it would wait forever', async () => {
  const inside = database.transaction(async () => await database.db.select().from(schema.settings));
  await expect(inside).rejects.toMatchObject({ cause: { message: expect.stringContaining('outside the transaction') } });
});

it('lets other work wait its turn during a transaction', async () => {
  const order: string[] = [];
  const first = database.transaction(async (tx) => {
    await tx.insert(schema.settings).values({ key: 'turn', value: 1 });
    order.push('inserted');
    await new Promise((resolve) => setImmediate(resolve));
    await tx.update(schema.settings).set({ value: 2 });
    order.push('updated');
  });
  const second = database.db
    .select()
    .from(schema.settings)
    .then((rows) => order.push(`read ${String(rows[0]?.value)}`));
  await Promise.all([first, second]);
  expect(order).toEqual(['inserted', 'updated', 'read 2']);
});

it('answers a wrong statement with a short error and serves on', async () => {
  const failure: unknown = await database.db.execute(sql`select no_such_function()`).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(JSON.stringify(failure).length).toBeLessThan(2000);
  await database.ping();
});

it('is alone on its folder', async () => {
  await expect(openDatabase({ folder, logger: silentLogger })).rejects.toThrow(FolderInUseError);
});

it('keeps what was written across a restart, and stops without an error', async () => {
  await database.db.insert(schema.settings).values({ key: 'kept', value: '甲' });
  await database.close();
  expect(complaints).not.toHaveBeenCalled();
  database = await openDatabase({ folder, logger: silentLogger });
  const rows = await database.db.select({ key: schema.settings.key }).from(schema.settings);
  expect(rows).toContainEqual({ key: 'kept' });
});
