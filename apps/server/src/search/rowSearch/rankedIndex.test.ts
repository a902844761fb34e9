import { foldText, isInitials } from '@college/curriculum-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRankedIndex, type SearchRow } from './rankedIndex';

const sign = fc.constantFrom('a', 'B', '软', '件', '工', ' ', '1', '-', 'ａ', '%', '_', '\\', "'");
const text = fc.option(fc.string({ unit: sign, maxLength: 6 }), { nil: null });
const rows = fc
  .array(fc.tuple(fc.array(text, { maxLength: 2 }), fc.array(text, { maxLength: 2 })), { maxLength: 30 })
  .map((list) => list.map(([names, others], index): SearchRow => [1001 + index, names, others]));

const textsOf = ([, names, others]: SearchRow) => [...names, ...others].flatMap((one) => (one ? [foldText(one)] : []));

it('finds without initials exactly what a plain filter finds, each row once', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.string({ unit: sign, maxLength: 3 }), async (list, keyword) => {
      const wanted = foldText(keyword.trim());
      fc.pre(!isInitials(wanted));
      const plain = list.filter((row) => wanted === '' || textsOf(row).some((one) => one.includes(wanted))).map(([id]) => id);
      const found = await createRankedIndex(list).find(keyword);
      expect(found.toSorted((left, right) => left - right)).toEqual(plain);
    }),
  );
});

it('puts the whole text first, then its beginning, then the rest, and the shorter first among equals', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom('软', '件工', '1', '%', "'"), async (list, keyword) => {
      const placeOf = (row: SearchRow) =>
        Math.min(
          ...textsOf(row)
            .filter((one) => one.includes(keyword))
            .map((one) => (one === keyword ? 0 : one.startsWith(keyword) ? 1000 : 2000) + one.length),
        );
      const byId = new Map(list.map((row) => [row[0], row]));
      const places = (await createRankedIndex(list).find(keyword)).map((id) => [placeOf(byId.get(id)!), id] as const);
      expect(places).toEqual(places.toSorted(([left, first], [right, second]) => left - right || first - second));
    }),
  );
});

it('finds initials of names but not of codes, after all that hold the letters themselves', async () => {
  const index = createRankedIndex([
    [1, ['软件工程'], ['081']],
    [2, ['RJGC 平台'], ['082']],
    [3, ['会计'], ['软件工程']],
    [4, ['高级软件工程师', null], [null]],
  ]);
  expect(await index.find(' rjgc ')).toEqual([2, 1, 4]);
  expect(await index.find('ｒｊ')).toEqual([2, 1, 4]);
  expect(await index.find('')).toEqual([1, 2, 3, 4]);
  expect(await index.find('没有')).toEqual([]);
});
