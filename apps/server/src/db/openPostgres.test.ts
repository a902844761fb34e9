import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { explainStart } from './explainStart';
import { openDatabase } from './openDatabase';
import { findSession } from '../sessions/sessionQuery';
import * as schema from './schema';
import { silentLogger } from './testing';

const serverUrl = process.env.TEST_DATABASE_URL;

it.each([
  ['postgres://app@127.0.0.1:1/none', /无法连接.*ECONNREFUSED/],
  ['postgres://[', /不是有效的地址/],
])('says what is wrong with %s', async (url, sentence) => {
  await expect(openDatabase({ url, logger: silentLogger })).rejects.toThrow(sentence);
});

describe.runIf(serverUrl)('on a PostgreSQL server', () => {
  const name = `college_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl ?? 'postgres://none');
  url.pathname = `/${name}`;
  const administration = new pg.Client({ connectionString: serverUrl });

  beforeAll(async () => {
    await administration.connect();
    await administration.query(`create database ${name}`);
  });

  afterAll(async () => {
    await administration.query(`drop database ${name} with (force)`);
    await administration.end();
  });

  it('makes the tables once when four servers start together', async () => {
    const servers = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url: url.href, logger: silentLogger })));
    for (const { db } of servers) expect(await db.$count(schema.colleges)).toBe(0);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('says that a server can only be read', async () => {
    const readOnly = new URL(url);
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    const refusal: unknown = await openDatabase({ url: readOnly.href, logger: silentLogger }).catch((error: unknown) => error);
    expect(explainStart(refusal)).toMatch(/只能读取.*can only be read/);
  });

  it('survives that the server cuts its idle connections', async () => {
    const warn = vi.fn();
    const { db, ping, close } = await openDatabase({ url: url.href, logger: { ...silentLogger, warn } });
    await ping();
    await administration.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0);
    const { rows } = await db.execute(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
    await close();
  });

  it('survives that the server cuts a connection in the middle of a transaction, and the transaction fails', async () => {
    const warn = vi.fn();
    const { db, transaction, close } = await openDatabase({ url: url.href, logger: { ...silentLogger, warn } });
    const cut = transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await administration.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      await tx.insert(schema.colleges).values({ id: 1, name: '学校' });
    });
    await expect(cut).rejects.toThrow();
    await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0);
    expect(await db.$count(schema.colleges)).toBe(0);
    await close();
  });

  it('waits for another server that takes its time over the tables', async () => {
    const other = new pg.Client({ connectionString: url.href });
    await other.connect();
    await other.query('select pg_advisory_lock(2080902)');
    const impatient = new URL(url);
    impatient.searchParams.set('statement_timeout', '200');
    const opening = openDatabase({ url: impatient.href, logger: silentLogger });
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and objid = 2080902 and not granted";
    await expect.poll(async () => (await administration.query(waiting)).rows).toHaveLength(1);
    await administration.query('select pg_sleep(0.5)');
    await other.end();
    const { ping, close } = await opening;
    await ping();
    await close();
  });

  describe('behind a pooler of transactions', () => {
    const openPooled = (address: string) => openDatabase({ url: address, directUrl: url.href, logger: silentLogger });

    it('leaves no statement and no setting with a connection', async () => {
      const through = new URL(url);
      through.searchParams.set('options', '-c TimeZone=UTC');
      const { db, close } = await openPooled(through.href);
      expect(await findSession(db, 'nobody’s')).toBeUndefined();
      const { rows: statements } = await db.execute(sql`select name from pg_prepared_statements`);
      expect(statements).toEqual([]);
      const { rows: settings } = await db.execute(sql`select name from pg_settings where source = 'client' and name ~ 'timeout'`);
      expect(settings).toEqual([]);
      await close();
    });

    it('does not start where the pooler works in another time zone', async () => {
      const elsewhere = new URL(url);
      elsewhere.searchParams.set('options', '-c TimeZone=Asia/Shanghai');
      await expect(openPooled(elsewhere.href)).rejects.toThrow(/时区 Asia\/Shanghai.*not in UTC/);
    });

    it('says what is wrong with the address of the pooler', async () => {
      await expect(openPooled('postgres://app@127.0.0.1:1/none')).rejects.toThrow(/无法连接.*ECONNREFUSED/);
    });
  });
});
