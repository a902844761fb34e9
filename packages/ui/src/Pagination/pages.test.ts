import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCountOf, pagesShown } from './pages';

describe('pageCountOf', () => {
  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [25, 10, 3],
    [21, 20, 2],
  ])('%i things, %i a page: %i pages', (total, pageSize, count) => {
    expect(pageCountOf(total, pageSize)).toBe(count);
  });
});

describe('pagesShown', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
    [6, 12, [1, 'gap-before', 5, 6, 7, 'gap-after', 12]],
    [12, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
  ])('page %i of %i', (page, count, shown) => {
    expect(pagesShown(page, count)).toEqual(shown);
  });

  it('shows first, last and current page, rising, never more than seven, and no gap for a single page', () => {
    const places = fc.integer({ min: 1, max: 500 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(places, ([page, count]) => {
        const shown = pagesShown(page, count);
        const numbers = shown.filter((mark) => typeof mark === 'number');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
        expect(numbers).toContain(1);
        expect(numbers).toContain(count);
        expect(numbers).toContain(page);
        expect(shown.length).toBeLessThanOrEqual(7);
        shown.forEach((mark, index) => {
          if (typeof mark === 'number') return;
          expect((shown[index + 1] as number) - (shown[index - 1] as number)).toBeGreaterThan(2);
        });
      }),
    );
  });
});
