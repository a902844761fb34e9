import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from './spans';

describe('bars', () => {
  it('are stacked one after the other, the longest row over the whole room', () => {
    const rows = [
      [1, 1],
      [2, 2],
    ];
    expect(spansOf(rows, { layout: 'stacked' })).toEqual([
      [
        { start: 0, length: 25 },
        { start: 25, length: 25 },
      ],
      [
        { start: 0, length: 50 },
        { start: 50, length: 50 },
      ],
    ]);
  });

  it('are grouped from the same edge', () => {
    expect(spansOf([[1, 2]], { layout: 'grouped' })).toEqual([
      [
        { start: 0, length: 50 },
        { start: 0, length: 100 },
      ],
    ]);
  });

  it('leave room up to the largest value that is possible', () =>
    expect(spansOf([[25]], { layout: 'stacked', most: 100 })).toEqual([[{ start: 0, length: 25 }]]));

  it('have no length where all is zero', () => expect(spansOf([[0, 0], []], { layout: 'stacked' })[0]).toHaveLength(2));

  it('never exceed the width, and are proportional', () => {
    const rows = fc.array(fc.array(fc.double({ min: 0, max: 1e300, noNaN: true }), { minLength: 3, maxLength: 3 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.constantFrom('stacked' as const, 'grouped' as const), (values, layout) => {
        const spans = spansOf(values, { layout }).flat();
        for (const { start, length } of spans) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThanOrEqual(0);
          expect(start + length).toBeLessThanOrEqual(100 + 1e-9);
        }
        const longest = Math.max(...spans.map(({ length }) => length));
        const largest = Math.max(...values.flat());
        for (const [index, value] of values.flat().entries()) {
          expect(spans[index]!.length).toBeCloseTo(largest === 0 ? 0 : (value / largest) * longest, 6);
        }
      }),
    );
  });
});
