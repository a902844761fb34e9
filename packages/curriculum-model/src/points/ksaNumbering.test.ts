import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ksa } from './ksa';
import { distinctKsa, ksaCode, renumberKsa, renumberPointKsa } from './ksaNumbering';

function ksa(title: Ksa['title'], level: number, id = 0): Ksa {
  return { id, title, level, description: `${title}${level}` };
}

describe('KSA numbering', () => {
  it('closes the gap after a delete and puts new items last', () => {
    expect(renumberKsa([ksa('K', 1), ksa('K', 3), ksa('S', 0), ksa('K', 0), ksa('S', 2)]).map(ksaCode)).toEqual([
      'K1',
      'K2',
      'S2',
      'K3',
      'S1',
    ]);
  });

  it('parts two items with the same number', () => {
    expect(renumberKsa([ksa('A', 1, 5), ksa('A', 1, 6)]).map(ksaCode)).toEqual(['A1', 'A2']);
  });

  it('numbers an item under two points once', () => {
    const points = renumberPointKsa([{ ksa: [ksa('K', 4, 9), ksa('S', 7)] }, { ksa: [ksa('S', 7), ksa('K', 4, 9), ksa('K', 6, 10)] }]);
    expect(points.map((point) => point.ksa.map(ksaCode))).toEqual([
      ['K1', 'S1'],
      ['S1', 'K1', 'K2'],
    ]);
    expect(distinctKsa(points).map(ksaCode)).toEqual(['K1', 'K2', 'S1']);
  });

  it('is contiguous per letter whatever came in, and stable', () => {
    const item = fc.record({ id: fc.constant(0), title: fc.constantFrom('K', 'S', 'A'), level: fc.nat(20), description: fc.string() });
    fc.assert(
      fc.property(fc.array(item as fc.Arbitrary<Ksa>), (items) => {
        const numbered = renumberKsa(items);
        for (const letter of ['K', 'S', 'A']) {
          const levels = numbered
            .filter((one) => one.title === letter)
            .map((one) => one.level)
            .toSorted((a, b) => a - b);
          expect(levels).toEqual(levels.map((_, index) => index + 1));
        }
        expect(renumberKsa(numbered)).toEqual(numbered);
      }),
    );
  });
});
