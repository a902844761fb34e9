import { qualificationSchema } from '@college/curriculum-model';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { putReferenceData } from '../putReferenceData';
import { parseReferenceRows, readReferenceFile } from '../referenceFile';
import * as schema from '../schema';
import { describeOnEachEngine, emptyTables } from '../testing';

const rows = parseReferenceRows(await readReferenceFile('qualifications-2021.tsv')).map(
  ([name = '', department = '', typeName = '', depending = '', english = '']) => ({ name, department, typeName, depending, english }),
);

describe('the shipped directory of qualifications', () => {
  it('counts what its sources say', () => {
    expect(rows).toHaveLength(95);
    expect(rows.slice(0, 72).map(({ typeName }) => typeName)).toEqual([...Array(46).fill('准入类'), ...Array(26).fill('水平评价类')]);
    expect(rows.filter(({ department }) => department !== '')).toHaveLength(9);
    expect(rows.filter(({ depending }) => depending !== '')).toHaveLength(11);
    expect(rows.filter(({ typeName }) => typeName === '')).toHaveLength(14);
  });

  it('has rows that the contract takes, each name once', () => {
    for (const row of rows) expect(qualificationSchema.safeParse(row).success, row.name).toBe(true);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(rows.filter(({ name }) => !/^[\p{Script=Han}、（）]{2,60}$/u.test(name))).toEqual([]);
  });

  it('has an English name for each', () => {
    expect(rows.filter(({ english }) => !/^[A-Z][A-Za-z,() -]+$/.test(english))).toEqual([]);
    expect(new Set(rows.map(({ english }) => english)).size).toBe(rows.length);
  });

  it('names the documents of a basis one after the other', () => {
    const based = rows.map(({ depending }) => depending).filter((depending) => depending !== '');
    expect(based.filter((depending) => !/^(《[^《》]*(〈[^〈〉]+〉)?[^《》]*》(（[^（）]+）)?)+$/u.test(depending))).toEqual([]);
  });
});

describeOnEachEngine('the directory in the database', (database) => {
  beforeEach(() => emptyTables(database.current.db));

  it('holds every row at its place, with the English of its name', async () => {
    await putReferenceData(database.current);
    const stored = await database.current.db.select().from(schema.qualifications).orderBy(asc(schema.qualifications.position));
    expect(stored.map(({ name, depending }) => [name, depending])).toEqual(rows.map(({ name, depending }) => [name, depending]));
    expect(stored.map(({ translations }) => translations.en?.name?.text)).toEqual(rows.map(({ english }) => english));
  });
});
