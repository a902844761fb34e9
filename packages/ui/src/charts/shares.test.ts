import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf, percentages } from './shares';

const values = fc.array(fc.oneof(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.nat(50)), { minLength: 1, maxLength: 30 });
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('percentages', () => {
  it.each([
    [[], []],
    [
      [0, 0],
      [0, 0],
    ],
    [[7], [100]],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [999_089_282.525_686_9, 999_999_999.999_999_9, 1_000_000_000],
      [33, 33, 34],
    ],
    [
      [-5, 10],
      [0, 100],
    ],
    [
      [Number.NaN, Number.POSITIVE_INFINITY, 1],
      [0, 0, 100],
    ],
    [
      [Number.MAX_VALUE, Number.MAX_VALUE],
      [50, 50],
    ],
  ])('of %j are %j', (given, expected) => expect(percentages(given)).toEqual(expected));

  it('add up to 100 unless all values are zero, and keep the order of the values', () => {
    fc.assert(
      fc.property(values, (given) => {
        const found = percentages(given);
        expect(total(found)).toBe(given.some((value) => value > 0) ? 100 : 0);
        expect(found.every(Number.isInteger)).toBe(true);
        for (const [one, value] of given.entries()) {
          for (const [other, smaller] of given.entries()) if (value > smaller) expect(found[one]).toBeGreaterThanOrEqual(found[other]!);
        }
      }),
    );
  });
});

describe('parts of a chart', () => {
  const datum = (value: number, id: number) => ({ id, label: `部分${id}`, value });

  it('come largest first, and the smallest are summed up', () => {
    const parts = partsOf([1, 4, 2, 3].map(datum), { most: 3, rest: '其他' });
    expect(parts.map(({ id, value, paint }) => [id, value, paint])).toEqual([
      [1, 4, 0],
      [3, 3, 1],
      ['rest', 3, 'rest'],
    ]);
    expect(parts[2]!.held.map(({ id }) => id)).toEqual([2, 0]);
  });

  it('lose nothing: values and percentages are those of the data, and never more than wanted', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 8 }), (given, most) => {
        const parts = partsOf(given.map(datum), { most, rest: '其他' });
        expect(parts.length).toBeLessThanOrEqual(most);
        expect(total(parts.map(({ value }) => value))).toBeCloseTo(total(given), 3);
        expect(total(parts.map(({ percent }) => percent))).toBe(given.some((value) => value > 0) ? 100 : 0);
        expect(parts.length + parts.flatMap(({ held }) => held).length - (given.length > most ? 1 : 0)).toBe(given.length);
      }),
    );
  });
});
