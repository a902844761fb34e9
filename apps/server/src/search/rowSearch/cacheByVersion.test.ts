import { beforeAll, expect, it } from 'vitest';
import { schema } from '../../db';
import { describeOnEachEngine, emptyTables } from '../../db/testing';
import { cacheByVersion } from './cacheByVersion';

describeOnEachEngine('what is held in memory', (database) => {
  const entry = (code: string) => ({ code, title: code, edition: '2022', origin: 'loaded' as const });
  let loads = 0;
  const read = cacheByVersion('occupationBook', async (db) => {
    loads += 1;
    return await db.$count(schema.occupationEntries);
  });
  beforeAll(async () => {
    await emptyTables(database.current.db);
    await database.current.db.insert(schema.occupationEntries).values(entry('1'));
  });

  it('is read once, also by those who ask at the same time, until its tables change', async () => {
    const { db } = database.current;
    expect(await Promise.all([read(db), read(db), read(db)])).toEqual([1, 1, 1]);
    const before = loads;
    expect(await read(db)).toBe(1);
    expect(loads).toBe(before);
    await db.insert(schema.occupationEntries).values(entry('2'));
    expect(await read(db)).toBe(2);
    expect(loads).toBe(before + 1);
  });

  it('is what was there before, after a transaction that failed', async () => {
    const { db, transaction } = database.current;
    const before = await read(db);
    const failing = transaction(async (tx) => {
      await tx.insert(schema.occupationEntries).values(entry('3'));
      expect(await read(tx)).toBe(before + 1);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await read(db)).toBe(before);
  });

  it('is not kept when reading it failed', async () => {
    const { db } = database.current;
    let isBroken = true;
    const shaky = cacheByVersion('occupationBook', async () => {
      if (isBroken) throw new Error('gone');
      return 'here';
    });
    await expect(shaky(db)).rejects.toThrow('gone');
    isBroken = false;
    expect(await shaky(db)).toBe('here');
  });
});
