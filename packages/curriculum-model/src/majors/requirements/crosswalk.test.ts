import { describe, expect, it } from 'vitest';
import { ceeaaCrosswalk } from './ceeaaCrosswalk';
import { crosswalkProblems, crosswalkSchema, type Crosswalk, type CrosswalkEntry } from './crosswalk';

const heading = (zh: string) => ({ zh, en: '' });
const withEntries = (...entries: CrosswalkEntry[]): Crosswalk => ({
  from: { name: heading('旧'), headings: ['甲', '乙', '丙'].map(heading) },
  to: { name: heading('新'), headings: ['子', '丑'].map(heading) },
  entries,
});
const problems = (...entries: CrosswalkEntry[]) => crosswalkProblems(withEntries(...entries)).map(({ zh }) => zh);

describe('a crosswalk between two standards', () => {
  it('from the twelve attributes to the eleven names every item once, and merges 6 and 7', () => {
    expect(crosswalkSchema.parse(ceeaaCrosswalk)).toEqual(ceeaaCrosswalk);
    expect(crosswalkProblems(ceeaaCrosswalk)).toEqual([]);
    const { entries, from } = ceeaaCrosswalk;
    expect(entries.flatMap(({ old }) => old).toSorted((one, other) => one - other)).toEqual(from.headings.map((_, at) => at + 1));
    expect(entries.filter(({ kind }) => kind === 'merged').map(({ old, new: item }) => [old, item])).toEqual([[[6, 7], 6]]);
  });

  it('may split an item, add one and let one go', () => {
    expect(problems({ old: [1], new: 1, kind: 'split' }, { old: [1], new: 2, kind: 'split' })).toEqual([]);
    expect(problems({ old: [1, 3], new: 1, kind: 'merged' }, { old: [], new: 2, kind: 'new' })).toEqual([]);
  });

  it('is refused with what contradicts itself', () => {
    expect(problems({ old: [1], new: 1, kind: 'same' })).toEqual(['新标准第 2 条没有对应']);
    expect(problems({ old: [1], new: 1, kind: 'same' }, { old: [2], new: 1, kind: 'same' }, { old: [4], new: 3, kind: 'same' })).toEqual([
      '新标准第 1 条对应了 2 次',
      '新标准第 2 条没有对应',
      '新标准没有第 3 条',
      '旧标准没有第 4 条',
    ]);
    expect(problems({ old: [1, 1], new: 1, kind: 'merged' }, { old: [2], new: 2, kind: 'split' })).toEqual([
      '新标准第 1 条：「合并」需要几个不同的旧条目',
      '新标准第 2 条：「拆分」的旧条目要分到几个新条目',
    ]);
    expect(problems({ old: [], new: 1, kind: 'same' }, { old: [2], new: 2, kind: 'new' })).toEqual([
      '新标准第 1 条：「不变」需要一个旧条目',
      '新标准第 2 条：「新增」没有旧条目',
    ]);
  });
});
