import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paginate } from './paginate';
import type { Strip } from './strip';

const strip = (height: number, rest: Partial<Strip> = {}): Strip => ({ height, columns: [], ...rest });
const heights = (strips: Strip[], room: number) => paginate(strips, room).map((page) => page.map(({ strip: { height } }) => height));

it('takes what must stay together to the next page as one', () => {
  expect(heights([strip(60), strip(20, { keepsNext: true }), strip(30)], 100)).toEqual([[60], [20, 30]]);
});

it('leaves the gap above a strip out where it begins a page', () => {
  const [first, second] = paginate([strip(90), strip(20, { gap: 8 }), strip(20, { gap: 8 })], 100);
  expect(first).toHaveLength(1);
  expect(second!.map(({ y }) => y)).toEqual([0, 28]);
});

it('begins a page in mid-table with the table’s header', () => {
  const header = strip(10, { keepsNext: true });
  const rows = Array.from({ length: 5 }, () => strip(40, { header }));
  expect(heights([strip(10, { keepsNext: true }), ...rows], 100)).toEqual([
    [10, 40, 40],
    [10, 40, 40],
    [10, 40],
  ]);
});

it('continues where what must stay together is higher than a page', () => {
  expect(
    heights(
      Array.from({ length: 5 }, () => strip(40, { keepsNext: true })),
      100,
    ),
  ).toEqual([[40, 40], [40, 40], [40]]);
});

it('tightens gaps rather than turning the page for little', () => {
  const pages = paginate([strip(50), strip(45, { gap: 8 })], 100);
  expect(pages.map((page) => page.map(({ y }) => y))).toEqual([[0, 55]]);
  expect(heights([strip(50), strip(46, { gap: 8 })], 100)).toEqual([[50], [46]]);
});

it('carries more to a last page that would hold hardly anything', () => {
  const pages = heights(
    Array.from({ length: 12 }, () => strip(10)),
    100,
  );
  expect(pages.map((page) => page.length)).toEqual([9, 3]);
});

it('parts what clings together only where a large part of the page would be white', () => {
  const clinging = (above: number) => heights([strip(above), strip(20, { clingsToNext: true }), strip(40), strip(40)], 100);
  expect(clinging(75)).toEqual([[75], [20, 40, 40]]);
  expect(clinging(60)).toEqual([
    [60, 20],
    [40, 40],
  ]);
});

it('fills pages and avoids an almost empty last page where strips may be parted freely', () => {
  const fine = fc.record({ height: fc.integer({ min: 2, max: 10 }), gap: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(fine, { minLength: 1, maxLength: 120 }), (records) => {
      const ends = paginate(
        records.map((record) => strip(record.height, record)),
        100,
      ).map((page) => page.at(-1)!.y + page.at(-1)!.strip.height);
      const last = ends.pop()!;
      for (const end of ends) expect(end).toBeGreaterThan(66);
      if (ends.length > 0) expect(last).toBeGreaterThan(20);
    }),
    { numRuns: 1000 },
  );
});

it('loses no strip, changes no order and fills no page beyond its end', () => {
  const strips = fc.array(fc.record({ height: fc.integer({ min: 1, max: 100 }), gap: fc.nat(20), keepsNext: fc.boolean() }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(strips, (records) => {
      const given = records.map((record) => strip(record.height, record));
      const pages = paginate(given, 100);
      expect(pages.flat().map(({ strip: placed }) => placed)).toEqual(given);
      for (const page of pages) expect(page.at(-1)!.y + page.at(-1)!.strip.height).toBeLessThanOrEqual(100);
      // A page ends with a keep-with-next strip only where the chain is higher than a page.
      pages.slice(0, -1).forEach((page, index) => {
        if (page.at(-1)!.strip.keepsNext) expect(chainHeight(given, given.indexOf(pages[index + 1]![0]!.strip))).toBeGreaterThan(100);
      });
    }),
  );
});

/** Height of the strips that must stay together around a place. */
function chainHeight(strips: readonly Strip[], place: number): number {
  let from = place;
  while (from > 0 && strips[from - 1]!.keepsNext) from -= 1;
  let to = place;
  while (to < strips.length - 1 && strips[to]!.keepsNext) to += 1;
  return strips.slice(from, to + 1).reduce((sum, { height, gap = 0 }) => sum + height + gap, 0);
}
