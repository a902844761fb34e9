import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database, OpenDatabase } from './database';
import { hostEngine } from './engineHost';
import { lockFolder } from './folderLock';
import { migrateTables } from './migrate';
import { openDatabase } from './openDatabase';
import { serveEngine } from './openEmbedded';
import { copyEmptyDatabase, describeOnEachEngine, openPostgresDatabase, silentLogger } from './testing';
import { endingThreads } from './testing/endingThread';
import { allRecords, loadDump, onConnection } from './testing/loadDump';
import { lostRecords } from './testing/lostRecords';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

type Records = Awaited<ReturnType<typeof allRecords>>;
const migrator = 'drizzle.__drizzle_migrations';
const last = '0016_ticket_ends_with_sign_in';

/** The columns of all tables, and their indexes. */
async function columnsOf(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(`
    select table_name, column_name, data_type, is_nullable, column_default, is_identity from information_schema.columns where table_schema = 'public'
    union all select tablename, indexname, indexdef, '', '', '' from pg_indexes where schemaname = 'public'
    order by 1, 2`);
  return rows;
}

describeOnEachEngine('a database of an earlier version', (database) => {
  let today: unknown[] = [];
  beforeAll(async () => {
    today = await columnsOf(database.current.db);
  });

  it.each(['0000_foundation', '0009_older_english', last])('of %s is brought up to today, with every record that it had', async (name) => {
    const { db } = database.current;
    await loadDump(db, name);
    const before = await allRecords(db);
    expect(Object.values(before).flat().length).toBeGreaterThan(450);
    await onConnection(db, migrateTables);
    expect(lostRecords(before, await allRecords(db))).toEqual([]);
    expect(await columnsOf(db)).toEqual(today);
  });
});

describe('a database whose migration is interrupted', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'college-upgrade-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function fill({ db }: OpenDatabase): Promise<Records> {
    await loadDump(db, last);
    return await allRecords(db);
  }

  async function expectWhole(database: OpenDatabase, before: Records) {
    const after = await allRecords(database.db);
    expect(lostRecords(before, after)).toEqual([]);
    expect([before[migrator]?.length, after[migrator]?.length]).toEqual([17, expect.any(Number)]);
    expect(after['public.security_events']).toEqual([]);
  }

  it('goes on whole at the next start (embedded)', async () => {
    await copyEmptyDatabase(folder);
    const earlier = await openDatabase({ folder, logger: silentLogger });
    const before = await fill(earlier);
    await earlier.close();
    const threads = endingThreads({ folder });
    threads.endAt('CREATE TABLE "security_events"', 'after');
    const lock = await lockFolder(folder);
    const host = await hostEngine(threads.open, { canReopen: true, logger: silentLogger });
    await expect(serveEngine(host, lock, silentLogger)).rejects.toThrow();
    await lock.release();
    const database = await openDatabase({ folder, logger: silentLogger });
    await expectWhole(database, before);
    await database.close();
  });

  const serverUrl = process.env.TEST_DATABASE_URL;
  it.runIf(serverUrl)('has changed nothing, and goes on whole at the next start (postgres)', async () => {
    const { url, close, db } = await openPostgresDatabase(serverUrl ?? '');
    const before = await fill({ db } as OpenDatabase);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; lock table users in access share mode');
    const starting = openDatabase({ url, logger: silentLogger });
    const waiting = `select pid from pg_locks where relation = 'users'::regclass and not granted`;
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
    await holder.query(`select pg_terminate_backend(pid) from (${waiting}) as w`);
    await expect(starting).rejects.toThrow();
    await holder.query('commit');
    await holder.end();
    expect(await allRecords(db)).toEqual(before);
    const next = await openDatabase({ url, logger: silentLogger });
    await expectWhole(next, before);
    await next.close();
    await close();
  });
});
