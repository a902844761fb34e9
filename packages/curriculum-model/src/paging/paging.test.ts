import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, newsHasPages, pageCount, pageRange, pageSizes } from './pageSizes';

describe('pages', () => {
  it('have the sizes of the documents', () => {
    expect(pageSizes).toEqual({
      default: 20,
      courseUnits: 10,
      occupations: 20,
      collegeMajors: 20,
      qualifications: 20,
      talentReports: 10,
      news: 20,
    });
  });

  it.each([
    [2, 11, 10, 2],
    [2, 10, 10, 1],
    [1, 0, 10, 1],
    [0, 5, 10, 1],
    [9, 95, 10, 9],
  ])('page %i of %i rows at %i is page %i', (num, total, size, shown) => expect(clampPage(num, total, size)).toBe(shown));

  it('name the range that is shown', () => {
    expect(pageRange({ num: 2, size: 10, total: 15 })).toEqual({ from: 11, to: 15 });
    expect(pageRange({ num: 1, size: 10, total: 0 })).toEqual({ from: 0, to: 0 });
    expect([newsHasPages(20), newsHasPages(21)]).toEqual([false, true]);
  });

  it('cover every row exactly once', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 50 }), (total, size) => {
        const ranges = Array.from({ length: pageCount(total, size) }, (_, at) => pageRange({ num: at + 1, size, total }));
        const rows = ranges.reduce((sum, { from, to }) => sum + (to === 0 ? 0 : to - from + 1), 0);
        expect(rows).toBe(total);
      }),
    );
  });
});
