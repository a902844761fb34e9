import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene } from '../testing/scene';
import { pageOfCourseUnits, shownBy, type PageRequest } from './courseUnitRepository';

describeOnEachEngine('the list of ten thousand units', (database) => {
  beforeAll(async () => {
    await setScene(database.current);
    const { db } = database.current;
    await database.current.transaction(async (tx) => {
      // The test server commits asynchronously, and rows whose commit is not in the log yet are not visible to an index-only scan.
      await tx.execute(sql`set local synchronous_commit = on`);
      await tx.execute(sql`
      insert into course_units (major_id, name, introduction, initing, create_time, total_period)
      select 101 + number % 3, '课程' || number, repeat('内容', 60), false, timestamptz '2026-01-01' + number * interval '1 minute', number % 97
      from generate_series(1, 30000) number`);
    });
    await db.execute(sql`vacuum analyze course_units`);
  });

  async function plan(query: ReturnType<typeof sql>): Promise<string> {
    const { rows } = await database.current.db.execute<Record<string, string>>(sql`explain ${query}`);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  }

  const orders = [true, false].flatMap((isOldestFirst) =>
    ([undefined, 'largestFirst', 'smallestFirst'] as const).map((byHours) => ({ isOldestFirst, byHours })),
  );

  it.each(orders)('passes over the index alone to a late page, in the order of the index: %j', async (order) => {
    const request: PageRequest = { majorId: 101, pageNum: 900, pageSize: 10, keyword: '', isOldestFirst: order.isOldestFirst };
    if (order.byHours) request.byHours = order.byHours;
    const found = await plan(sql`${pageOfCourseUnits(database.current.db, request)}`);
    const below = found.slice(found.indexOf('Limit'));
    expect(below).toMatch(/Index Only Scan/);
    // Only the ten rows of the page are sorted again, above the limit.
    expect(found).not.toMatch(/Seq Scan/);
    expect(below).not.toMatch(/Sort/);
  });

  it('counts in an index alone', async () => {
    const count = sql`select count(*) from ${schema.courseUnits} where ${shownBy({ majorId: 101, keyword: '' })}`;
    expect(await plan(count)).toMatch(/Index Only Scan/);
  });
});
