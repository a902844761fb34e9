import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { compareValues, createRanking } from './ranks';

const collator = new Intl.Collator('zh-CN', { numeric: true });
interface Row {
  id: number;
  value: string | number | null;
}
const values = fc.oneof(fc.constantFrom('数据结构', '操作系统', '第10章', '第9章', ''), fc.integer({ min: 0, max: 5 }), fc.constant(null));
const rows = fc.array(values).map((all) => all.map((value, id): Row => ({ id, value })));
const valueOf = ({ value }: Row) => value;
const inOrder = (all: readonly Row[]) => all.toSorted((a, b) => compareValues(a.value, b.value, collator));
const isAbsent = ({ value }: Row) => value === null;
const fromLargest = (all: readonly Row[]) => [
  ...all.filter((row) => !isAbsent(row)).toSorted((a, b) => compareValues(b.value, a.value, collator)),
  ...all.filter(isAbsent),
];

describe('compareValues', () => {
  it('orders figures by size, words by pinyin, and what is absent last', () => {
    const sorted = (some: (string | number | null)[]) => some.toSorted((a, b) => compareValues(a, b, collator));
    expect(sorted([10, 9, null, 80])).toEqual([9, 10, 80, null]);
    expect(sorted(['数据结构', null, '操作系统', '第10章', '第9章'])).toEqual(['操作系统', '第9章', '第10章', '数据结构', null]);
  });
});

describe('a ranking', () => {
  it('orders rows and what is left of them by their values, whatever was ranked before; equal ones stay as they came', () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.boolean()), (all, isLeft) => {
        const rank = createRanking<Row>(collator);
        const left = all.filter(() => isLeft.next().value);
        for (const some of [all, left, left.toReversed(), all]) {
          expect(rank(some, valueOf).map((place) => some[place])).toEqual(inOrder(some));
          expect(rank(some, valueOf, true).map((place) => some[place])).toEqual(fromLargest(some));
        }
      }),
    );
  });

  it('compares no words again for rows that a filter leaves, and does where a value changed', () => {
    const compare = vi.fn(collator.compare);
    const rank = createRanking<Row>({ compare } as unknown as Intl.Collator);
    const all: Row[] = ['丙', '甲', '乙'].map((value, id) => ({ id, value }));
    rank(all, valueOf);
    compare.mockClear();
    rank(all.slice(1), valueOf);
    expect(compare).not.toHaveBeenCalled();
    all[1]!.value = '丁';
    const left = all.slice(1);
    expect(rank(left, valueOf).map((place) => left[place])).toEqual(inOrder(left));
    expect(compare).toHaveBeenCalled();
  });
});
