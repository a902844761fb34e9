import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from './database';
import { openEmbedded } from './openEmbedded';
import { PlanKeepingClient } from './planKeepingClient';
import * as schema from './schema';
import { embeddedImage, silentLogger } from './testing';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmbedded({ image: await embeddedImage() }, silentLogger);
}, 120_000);

afterAll(() => database.close());

const kept = async () => {
  const { rows } = await database.db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where name like 'kept_%'`,
  );
  return rows.map(({ statement }) => statement);
};
const ask = (number: number) => database.db.execute<{ sum: number }>(sql`select ${number}::int + 1 as sum`);

it('keeps the plan of a statement that comes again, and answers each time what was asked for', async () => {
  const before = await kept();
  await ask(1);
  expect(await kept()).toEqual(before);
  const sums = [];
  for (const number of [2, 3, 4, 5, 6, 7, 8]) sums.push((await ask(number)).rows[0]?.sum);
  expect(sums).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(await kept()).toEqual([...before, 'select $1::int + 1 as sum']);
});

it('serves on where a kept statement fails, also in a transaction', async () => {
  const divide = (by: number) => sql<{ part: number }>`select 6 / ${by}::int as part`;
  for (const by of [1, 2]) await database.db.execute(divide(by));
  await expect(database.db.execute(divide(0))).rejects.toThrow();
  const failing = database.transaction(async (tx) => {
    await tx.insert(schema.settings).values({ key: 'half', value: 1 });
    await tx.execute(divide(0));
  });
  await expect(failing).rejects.toThrow();
  expect((await database.db.execute(divide(3))).rows).toEqual([{ part: 2 }]);
  expect(await database.db.select().from(schema.settings)).toEqual([]);
});

it('plans again when a table has changed', async () => {
  await database.db.execute(sql`create temporary table shelf (id int)`);
  const all = () => database.db.execute(sql`select * from shelf where id > ${0}::int`);
  for (const _ of [1, 2, 3]) await all();
  await database.db.execute(sql`insert into shelf values (1)`);
  await database.db.execute(sql`create index on shelf (id)`);
  expect((await all()).rows).toEqual([{ id: 1 }]);
});

it('keeps no more than it may, and leaves cursors and what has no parameters alone', () => {
  const query = vi.spyOn(pg.Client.prototype, 'query').mockReturnValue(undefined as never);
  class SmallClient extends PlanKeepingClient {
    protected override readonly mostKept = 1;
  }
  const client = new SmallClient();
  const cursor = Object.assign(new pg.Query('select $1', [1]), { text: 'select $1' });
  for (const _ of [1, 2]) for (const text of ['select $1', 'select -$1']) void client.query({ text }, [1]);
  for (const _ of [1, 2]) {
    void client.query('begin');
    client.query(cursor);
    void client.query('select $1', [1]);
  }
  const names = (query.mock.calls as unknown[][]).map(([asked]) => (asked as pg.QueryConfig).name);
  expect(names).toEqual([undefined, undefined, 'kept_0', undefined, undefined, undefined, 'kept_0', undefined, undefined, 'kept_0']);
  expect((query.mock.calls as unknown[][])[5]?.[0]).toBe(cursor);
  query.mockRestore();
});
