import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { putReferenceData } from './putReferenceData';
import { parseReferenceRows, readReferenceFile } from './referenceFile';
import * as schema from './schema';
import { describeOnEachEngine, emptyTables } from './testing';

const { occupationEntries, occupationOptions, settings } = schema;

describeOnEachEngine('reference data', (database) => {
  beforeEach(() => emptyTables(database.current.db));

  const entryOf = async (code: string) =>
    (await database.current.db.select().from(occupationEntries).where(eq(occupationEntries.code, code)))[0];

  it('is loaded once, every row of its files, each under the class whose code it extends', async () => {
    const { db } = database.current;
    expect(await putReferenceData(database.current)).toEqual(expect.arrayContaining(['occupationBook', 'occupationOptions']));
    expect(await putReferenceData(database.current)).toEqual([]);
    const shipped = parseReferenceRows(await readReferenceFile('occupations-2022.tsv'));
    expect(await db.$count(occupationEntries)).toBe(shipped.length);
    const { rows } = await db.execute<{ code: string }>(
      sql`select code from occupation_entries e where (parent_id is null) <> (code !~ '-')`,
    );
    expect(rows).toEqual([]);
    expect((await entryOf('1'))?.id).toBe(1001);
    expect(await db.$count(occupationOptions, eq(occupationOptions.kind, 'type'))).toBe(5);
  });

  it('is loaded once when two servers start at the same time', async () => {
    const both = await Promise.all([putReferenceData(database.current), putReferenceData(database.current)]);
    // Each part is loaded separately, so the servers may load different parts.
    const names = both.flat();
    expect(names).toHaveLength(new Set(names).size);
    expect(names).toEqual(expect.arrayContaining(['occupationBook', 'occupationOptions']));
    expect(await putReferenceData(database.current)).toEqual([]);
  });

  it('loads another edition, keeps every id, and does not touch what a college imported', async () => {
    const { db } = database.current;
    await putReferenceData(database.current);
    const before = await entryOf('2-02');
    await db.update(occupationEntries).set({ title: '旧名' }).where(eq(occupationEntries.code, '2-02'));
    await db.update(occupationEntries).set({ title: '校本名称', origin: 'loaded' }).where(eq(occupationEntries.code, '2-01'));
    await db.update(settings).set({ value: 'another edition' }).where(eq(settings.key, 'reference.occupationBook'));
    expect(await putReferenceData(database.current)).toEqual(['occupationBook']);
    expect(await entryOf('2-02')).toMatchObject({ id: before!.id, title: before!.title });
    expect(await entryOf('2-01')).toMatchObject({ title: '校本名称', origin: 'loaded' });
  });

  it('leaves nothing behind when a part fails, and tries again the next time', async () => {
    const broken = {
      name: 'broken',
      files: ['occupation-options.tsv'],
      put: async (tx: Parameters<Parameters<typeof database.current.transaction>[0]>[0]) => {
        await tx.execute(sql`insert into occupation_options (kind, id, label) values ('type', 1, 'x')`);
        throw new Error('full');
      },
    };
    await expect(putReferenceData(database.current, [broken])).rejects.toThrow('full');
    expect(await database.current.db.$count(occupationOptions)).toBe(0);
    expect(await database.current.db.$count(settings)).toBe(0);
  });
});
