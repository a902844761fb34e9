import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listSort, type SortValues } from './listSort';
import { sortField } from './sortField';

interface Row {
  name: string;
  hours: number | null;
}
const sort = listSort({
  name: ({ name }) => name,
  hours: ({ hours }) => hours,
} satisfies SortValues<Row>);
const rows: Row[] = [
  { name: '数据结构', hours: 64 },
  { name: '操作系统', hours: null },
  { name: '第10章', hours: 8 },
  { name: '第9章', hours: 64 },
];
const names = (by: Parameters<typeof sort.order>[1]) => sort.order(rows, by, 'zh').map(({ name }) => name);

it('orders words by pinyin and number, figures by size, and puts what is missing last either way', () => {
  expect(names('name')).toEqual(['操作系统', '第9章', '第10章', '数据结构']);
  expect(names('-name')).toEqual(['数据结构', '第10章', '第9章', '操作系统']);
  expect(names('hours')).toEqual(['第10章', '数据结构', '第9章', '操作系统']);
  expect(names('-hours')).toEqual(['数据结构', '第9章', '第10章', '操作系统']);
  expect(names(undefined)).toEqual(rows.map(({ name }) => name));
});

it('takes the columns of the list, either way round, and no other word', () => {
  expect(['name', '-name', '-hours'].map((word) => sort.partOf(word))).toEqual([{ sort: 'name' }, { sort: '-name' }, { sort: '-hours' }]);
  expect(['', undefined, 'hour', '--name', 'constructor'].map((word) => sort.partOf(word))).toEqual([{}, {}, {}, {}, {}]);
  expect(sortField(sort).safeParse('-name').success).toBe(true);
  expect(sortField(sort).safeParse('id').success).toBe(false);
});

it('keeps every row once', () => {
  const some = fc.array(fc.record({ name: fc.string(), hours: fc.option(fc.integer()) }));
  fc.assert(
    fc.property(some, fc.constantFrom('name', '-name', 'hours', '-hours'), (list, by) => {
      expect(new Set(sort.order(list, by, 'en'))).toEqual(new Set(list));
    }),
  );
});
