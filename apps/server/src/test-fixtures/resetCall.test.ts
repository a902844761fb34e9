import { userIds } from '@college/curriculum-model/fixtures';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApp } from '../createApp';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { defaultSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';
import { setScene } from '../testing/scene';
import { read } from '../testing/testServer';

describeOnEachEngine('putting the sample back', (database) => {
  async function reset(hasResetCall: boolean) {
    const log = pino({ level: 'silent' });
    const services = { database: database.current, log, now: () => new Date(), settings: defaultSettings, checkAnswers: true };
    return read(await createApp({ ...services, hasResetCall }).request(`${apiBase}/test/resetfixtures`, { method: 'POST' }));
  }
  const names = async () => (await database.current.db.select().from(schema.colleges)).map(({ name }) => name);

  it('does not exist unless enabled', async () => {
    await setScene(database.current);
    expect(await reset(false)).toMatchObject({ status: 404, code: '30004' });
    expect(await names()).toContain('学校1');
  });

  it('replaces whatever is there by the sample programme, as often as it is called', async () => {
    await setScene(database.current);
    expect((await reset(true)).code).toBe('0');
    expect((await reset(true)).code).toBe('0');
    expect(await names()).not.toContain('学校1');
    expect(await database.current.db.$count(schema.courseUnits)).toBeGreaterThanOrEqual(15);
  });

  /** Every row of every table, but for the sign-ins. */
  async function wholeDatabase() {
    const { rows } = await database.current.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'sessions' order by 1`,
    );
    const read = ({ name }: { name: string }) => database.current.db.execute(sql.raw(`select t::text from ${name} as t order by 1`));
    const tables: unknown[] = [];
    for (const table of rows) tables.push([table.name, (await read(table)).rows]);
    return tables;
  }

  it('resets every row that was changed, added or deleted, and keeps sessions of the sample', async () => {
    const { db } = database.current;
    await reset(true);
    const before = await wholeDatabase();
    const [added] = await db.insert(schema.colleges).values({ name: '学校1' }).returning();
    await db.update(schema.courseUnits).set({ name: '改' });
    await db.delete(schema.qualifications);
    await openSession(db, userIds.majorLeader, new Date(), 60_000);
    expect(await wholeDatabase()).not.toEqual(before);
    expect((await reset(true)).code).toBe('0');
    expect(await wholeDatabase()).toEqual(before);
    expect((await db.select().from(schema.sessions)).map(({ userId }) => userId)).toEqual([userIds.majorLeader]);
    const [next] = await db.insert(schema.colleges).values({ name: '学校2' }).returning();
    expect(next!.id).toBeGreaterThan(added!.id);
  });
});
