import * as contract from '@college/api-client/contract';
import { eq, like, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCopyScene } from './copy/copySource.test-data';
import { schema, type OpenDatabase } from './db';
import { openPostgresDatabase } from './db/testing';
import { databaseSentence } from './http/databaseFailure';
import { testServer } from './testing/testServer';

const serverUrl = process.env.TEST_DATABASE_URL;
const unknown = databaseSentence('lost', 'unknown');
const nothing = databaseSentence('lost', 'nothing');

describe.runIf(serverUrl)('a call whose connection to PostgreSQL is cut', () => {
  let database: OpenDatabase & { url: string };
  // A transaction sees a fixed snapshot of other connections.
  let holder: pg.Client;
  let watcher: pg.Client;
  const server = testServer(() => database);

  beforeAll(async () => {
    database = await openPostgresDatabase(serverUrl ?? '');
    [holder, watcher] = await Promise.all([connect(), connect()]);
    await setCopyScene(database);
    await database.db.execute(sql`create function cut() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`);
    await database.db.execute(
      sql`create trigger cut after insert on teaching_goals for each row when (new.description = 'cut at once') execute function cut()`,
    );
    await database.db.execute(sql`create constraint trigger cut_late after insert on teaching_goals deferrable initially deferred
      for each row when (new.description = 'cut at the commit') execute function cut()`);
  });
  afterAll(async () => {
    await Promise.all([holder.end(), watcher.end()]);
    await database.close();
  });

  const save = (description: string, headers = {}) =>
    server.call(contract.updateCourseGoal, {
      as: 'courseEditor',
      body: { id: 0, parentId: 511, courseId: 1001, description },
      headers,
    });
  const stored = (description: string) => database.db.$count(schema.teachingGoals, like(schema.teachingGoals.description, description));
  const records = () => database.db.$count(schema.auditLog, eq(schema.auditLog.entity, 'goal'));

  it.each([
    ['cut at once', 'reports that', 503, nothing],
    ['cut at the commit', 'reports that it may have', 200, unknown],
  ])('has saved nothing when it was %s, and %s', async (description, _what, status, sentence) => {
    const before = await records();
    expect(await save(description)).toMatchObject({ status, code: '50000', message: sentence.zh });
    expect(await save(description, { 'accept-language': 'en' })).toMatchObject({ code: '50000', message: sentence.en });
    expect([await stored(description), await records()]).toEqual([0, before]);
  });

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client;
  }

  /** Makes calls that need a locked table, terminates all waiting connections once there are that many, and unlocks the table. */
  async function cutWaiting<Result>(table: string, waiting: number, call: () => Promise<Result>): Promise<Result> {
    const waiters = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    const result = call();
    await expect.poll(async () => (await watcher.query(`select pid ${waiters}`)).rowCount).toBe(waiting);
    await watcher.query(`select pg_terminate_backend(pid) ${waiters}`);
    await holder.query('commit');
    return await result;
  }

  it('leaves waiting calls alone: they are served by new connections', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `together ${index}`);
    const replies = await cutWaiting('audit_log', 10, () => Promise.all(names.map((name) => save(name))));
    const lost = replies.filter(({ code }) => code !== '0');
    expect(lost.map(({ code, message }) => [code, message])).toEqual(Array(10).fill(['50000', nothing.zh]));
    expect([await stored('together %'), (await server.request('/health')).status]).toEqual([4, 200]);
  });

  it('is only to be tried again where it reads', async () => {
    const reply = await cutWaiting('majors', 1, () => server.call(contract.getMajorInfo, { as: 'courseEditor', query: { majorid: 101 } }));
    expect(reply).toMatchObject({ code: '50000', message: databaseSentence('lost', 'read').zh });
  });
});
