import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as schema from './schema';
import { describeOnEachEngine, emptyTables } from './testing';

describeOnEachEngine('tables', (database) => {
  beforeEach(() => emptyTables(database.current.db));

  async function anUnit(): Promise<number> {
    const { db } = database.current;
    const [college] = await db.insert(schema.colleges).values({ name: '软件学院' }).returning();
    const [department] = await db.insert(schema.departments).values({ collegeId: college!.id, name: '软件系' }).returning();
    const [major] = await db.insert(schema.majors).values({ departmentId: department!.id, name: '软件工程' }).returning();
    const [unit] = await db.insert(schema.courseUnits).values({ majorId: major!.id, name: '数据结构' }).returning();
    return unit!.id;
  }

  async function totalPeriod(id: number) {
    const [unit] = await database.current.db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, id));
    return unit?.totalPeriod;
  }

  it('numbers the first record 1001', async () => {
    expect(await anUnit()).toBe(1001);
  });

  it('keeps the total hours with every change of the rows', async () => {
    const { db } = database.current;
    const courseUnitId = await anUnit();
    expect(await totalPeriod(courseUnitId)).toBe(0);
    const rows = await db
      .insert(schema.projects)
      .values([
        { courseUnitId, name: '线性表', theoryPeriod: 10, practicePeriod: 4 },
        { courseUnitId, name: '图', theoryPeriod: 8.5, practicePeriod: 0.1 },
      ])
      .returning();
    expect(await totalPeriod(courseUnitId)).toBe(22.6);
    await db.update(schema.projects).set({ practicePeriod: 6 }).where(eq(schema.projects.id, rows[0]!.id));
    expect(await totalPeriod(courseUnitId)).toBe(24.6);
    await db.update(schema.projects).set({ deletedAt: new Date() }).where(eq(schema.projects.id, rows[0]!.id));
    expect(await totalPeriod(courseUnitId)).toBe(8.6);
    await db.delete(schema.projects).where(eq(schema.projects.courseUnitId, courseUnitId));
    expect(await totalPeriod(courseUnitId)).toBe(0);
  });

  it('returns timestamps, decimals and big integers in one form', async () => {
    const { rows } = await database.current.db.execute(
      sql`select 9007199254740993::int8 as big, 1.50::numeric as decimal, '2024-09-01 08:00:00.123+08'::timestamptz as moment, '\\x01ff'::bytea as bytes`,
    );
    expect(rows[0]).toEqual({
      big: '9007199254740993',
      decimal: '1.50',
      moment: '2024-09-01 00:00:00.123+00',
      bytes: Buffer.from([1, 255]),
    });
  });

  it('keeps nothing of a transaction that fails', async () => {
    const { db, transaction } = database.current;
    const failing = transaction(async (tx) => {
      await tx.insert(schema.colleges).values({ name: '半途' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await db.select().from(schema.colleges)).toEqual([]);
  });

  it('names the violated constraint, and continues', async () => {
    const { db } = database.current;
    await db.insert(schema.settings).values({ key: 'a', value: 1 });
    const twice = db.insert(schema.settings).values({ key: 'a', value: 2 });
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505', constraint: 'settings_pkey' } });
    expect(await db.select({ value: schema.settings.value }).from(schema.settings)).toEqual([{ value: 1 }]);
  });

  it('lets one e-mail address serve one living account, whatever its case', async () => {
    const { db } = database.current;
    const [college] = await db.insert(schema.colleges).values({ name: '软件学院' }).returning();
    const account = { userName: '王', passwordHash: '-', collegeId: college!.id, permissionId: 1, relativeId: college!.id };
    const [first] = await db
      .insert(schema.users)
      .values({ ...account, email: 'Wang@college.example' })
      .returning();
    await expect(db.insert(schema.users).values({ ...account, email: 'wang@college.example' })).rejects.toThrow();
    await db.update(schema.users).set({ deletedAt: new Date() }).where(eq(schema.users.id, first!.id));
    await db.insert(schema.users).values({ ...account, email: 'wang@college.example' });
  });
});
