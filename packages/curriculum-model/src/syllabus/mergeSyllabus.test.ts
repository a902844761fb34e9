import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SyllabusFieldName } from './fieldNames';
import { toSyllabusData } from './mapping';
import { isSame, mergeFields, mergeSyllabus } from './mergeSyllabus';
import { anyInfo } from './randomReport.test-data';
import type { SyllabusData } from './syllabusData';

const anyData = anyInfo.map((info) => toSyllabusData(info, { introduction: '', totalPeriodData: [0, 0, 0] }));
const names = Object.keys(fc.sample(anyData, 1)[0]!) as SyllabusFieldName[];
const anyNames = fc.subarray(names);

function withFields(base: SyllabusData, from: SyllabusData, changed: readonly SyllabusFieldName[]): SyllabusData {
  return { ...base, ...Object.fromEntries(changed.map((name) => [name, from[name]])) };
}

/** Scale and shares of the score are one field. */
function unit(data: SyllabusData, name: SyllabusFieldName): unknown {
  return name.startsWith('exampercent') ? [data.exampercenttype, data.exampercent] : data[name];
}

describe('two people in one syllabus', () => {
  it('lose nothing that is not in conflict, and what is in conflict is mine', () => {
    fc.assert(
      fc.property(anyData, anyData, anyData, anyNames, anyNames, (base, one, other, mineNames, theirNames) => {
        const mine = withFields(base, one, mineNames);
        const theirs = withFields(base, other, theirNames);
        const { merged, conflicts } = mergeSyllabus(base, mine, theirs);
        for (const name of names) {
          if (name === 'totalPeriodData') continue;
          const [was, my, their] = [unit(base, name), unit(mine, name), unit(theirs, name)];
          const isMine = !isSame(my, was);
          const isTheirs = !isSame(their, was);
          expect(unit(merged, name)).toEqual(isMine ? my : their);
          if (name !== 'exampercenttype') expect(conflicts.includes(name)).toBe(isMine && isTheirs && !isSame(my, their));
        }
      }),
    );
  });

  it('agree with themselves', () => {
    fc.assert(
      fc.property(anyData, anyData, (base, mine) => {
        expect(mergeSyllabus(base, mine, mine)).toEqual({ merged: mine, conflicts: [] });
        expect(mergeSyllabus(base, mine, base).merged).toEqual({ ...mine, totalPeriodData: base.totalPeriodData });
        expect(mergeSyllabus(base, base, mine)).toEqual({ merged: mine, conflicts: [] });
      }),
    );
  });

  it('meet in the composition when one changes the scale and the other the shares', () => {
    const [base] = fc.sample(anyData, 1);
    const rows = [{ part: 'final' as const, label: '期末', percent: 100 }];
    const start = { ...base!, exampercenttype: 0 as const, exampercent: [] };
    const merged = mergeSyllabus(start, { ...start, exampercenttype: 1 }, { ...start, exampercent: rows });
    expect(merged.conflicts).toEqual(['exampercent']);
    expect(merged.merged).toMatchObject({ exampercenttype: 1, exampercent: [] });
  });

  it('may each add and remove entries of any record', () => {
    const { merged, conflicts } = mergeFields<Record<string, string>>({ a: '1', b: '2' }, { a: '1', c: '3' }, { a: '4', b: '2' });
    expect([merged, conflicts]).toEqual([{ a: '4', c: '3' }, []]);
    expect(mergeFields<Record<string, string>>({ b: '2' }, {}, { b: '5' })).toEqual({ merged: {}, conflicts: ['b'] });
  });
});
