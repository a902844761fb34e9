import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slicesOf } from './slices';

const turn = 2 * Math.PI;

describe('slices', () => {
  it('are none where there is nothing', () => expect([slicesOf([], 100), slicesOf([0, 0], 100)]).toEqual([[], []]));

  it('start at twelve and are in the order of the values', () => {
    const [first, second] = slicesOf([1, 3], 100);
    expect([first!.startAngle, first!.endAngle]).toEqual([0, turn / 4]);
    expect([second!.startAngle, second!.endAngle]).toEqual([turn / 4, turn]);
    expect(first!.label[0]).toBeGreaterThan(0);
    expect(second!.label[0]).toBeLessThan(0);
  });

  it('draw one value as a whole circle', () => expect(slicesOf([5], 100)[0]!.path.match(/A/g)).toHaveLength(2));

  it('go once around, in proportion to the values', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 40 }), (values) => {
        const slices = slicesOf(values, 80);
        const largest = Math.max(...values);
        if (largest === 0) {
          expect(slices).toEqual([]);
          return;
        }
        const total = values.reduce((sum, value) => sum + value / largest, 0);
        expect(slices.reduce((sum, { startAngle, endAngle }) => sum + endAngle - startAngle, 0)).toBeCloseTo(turn, 6);
        for (const [index, { startAngle, endAngle, path }] of slices.entries()) {
          expect(endAngle - startAngle).toBeCloseTo((values[index]! / largest / total) * turn, 6);
          expect(path).not.toMatch(/NaN|Infinity/);
        }
      }),
    );
  });
});
