import { qualificationSchema } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { parseReferenceRows, readReferenceFile } from '../referenceFile';

const rows = parseReferenceRows(await readReferenceFile('qualifications-2021.tsv')).map(
  ([name = '', department = '', typeName = '', depending = '']) => ({ name, department, typeName, depending }),
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

  it('names the documents of a basis one after the other', () => {
    const based = rows.map(({ depending }) => depending).filter((depending) => depending !== '');
    expect(based.filter((depending) => !/^(《[^《》]*(〈[^〈〉]+〉)?[^《》]*》(（[^（）]+）)?)+$/u.test(depending))).toEqual([]);
  });
});
