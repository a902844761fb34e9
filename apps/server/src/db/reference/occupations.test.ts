import { occupationClasses } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { parseReferenceRows, readReferenceFile } from '../referenceFile';

const entries = parseReferenceRows(await readReferenceFile('occupations-2022.tsv')).map(
  ([code = '', name = '', marks = '', english = '']) => ({
    code,
    name,
    marks,
    english,
  }),
);
const byCode = new Map(entries.map((entry) => [entry.code, entry]));
const depthOf = (code: string) => code.split('-').length;
const atDepth = (depth: number) => entries.filter(({ code }) => depthOf(code) === depth);
const codesOf = (wrong: readonly { code: string }[]) => wrong.map(({ code }) => code);

describe('the shipped classification of occupations', () => {
  it('counts what its sources say', () => {
    expect([1, 2, 3, 4].map((depth) => atDepth(depth).length)).toEqual([8, 79, 450, 1639]);
    expect(entries.filter(({ marks }) => marks.includes('S'))).toHaveLength(89);
    expect(entries.filter(({ marks }) => marks.includes('L'))).toHaveLength(123);
  });

  it('has codes of the written form, each once, in their order, each below a class that is there', () => {
    expect(codesOf(entries.filter(({ code }) => !/^[1-8](-\d\d){0,3}$/.test(code)))).toEqual([]);
    expect(byCode.size).toBe(entries.length);
    expect(codesOf(entries)).toEqual(codesOf(entries.toSorted((a, b) => (a.code < b.code ? -1 : 1))));
    expect(codesOf(entries.filter(({ code }) => depthOf(code) > 1 && !byCode.has(code.slice(0, code.lastIndexOf('-')))))).toEqual([]);
  });

  it('has names without what a printed page adds', () => {
    expect(codesOf(entries.filter(({ name }) => !/^[\p{Script=Han}A-Z、（）/]{2,60}$/u.test(name)))).toEqual([]);
  });

  it('marks occupations alone, S before L', () => {
    expect(codesOf(entries.filter(({ code, marks }) => !/^S?L?$/.test(marks) || (marks !== '' && depthOf(code) < 4)))).toEqual([]);
  });

  it('has English for the classes and for what the sample programme names', () => {
    expect(codesOf(entries.filter(({ code, english }) => depthOf(code) <= 3 && english === ''))).toEqual([]);
    expect(codesOf(entries.filter(({ english }) => /\p{Script=Han}/u.test(english)))).toEqual([]);
    const englishOf = new Map(entries.map(({ code, english }) => [code, english]));
    expect(occupationClasses.filter(({ code }) => !englishOf.get(code)).map(({ code }) => code)).toEqual([]);
  });

  it('leads old codes that nothing has today to occupations that are there', async () => {
    const aliases = parseReferenceRows(await readReferenceFile('occupation-aliases.tsv'));
    expect(aliases).toHaveLength(7);
    for (const [old = '', code = '', note = ''] of aliases) {
      expect(byCode.has(old)).toBe(false);
      expect(note).toContain(byCode.get(code)?.name);
    }
  });
});
