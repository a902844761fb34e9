import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLinkedMatrices as sample } from '../../fixtures';
import { applyMatrixEdit } from './applyMatrixEdit';
import { contentsOf, someEdits } from './edits.test-data';
import { packedMatricesSchema, packMatrices, unpackMatrices } from './packedMatrices';

const travelled = (matrices: typeof sample) =>
  unpackMatrices(packedMatricesSchema.parse(JSON.parse(JSON.stringify(packMatrices(matrices)))));

/** Entries have no order of their own. */
function inOneOrder({ placedKsas, pointKsas = [], ...rest }: typeof sample) {
  const sorted = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(Object.entries(entry).toSorted())).toSorted();
  return { ...rest, placedKsas: sorted(placedKsas), pointKsas: sorted(pointKsas) };
}

describe('matrices that travel packed', () => {
  it('are the same on arrival', () => {
    expect(inOneOrder(travelled(sample))).toEqual(inOneOrder(sample));
  });

  it('keep every entry, whatever was done to them', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const matrices = edits.reduce(applyMatrixEdit, sample);
        expect(contentsOf(travelled(matrices))).toEqual(contentsOf(matrices));
      }),
    );
  });

  it('take less than 60 kB for the 2,880 entries of a large course', () => {
    const places = Array.from({ length: 480 }, (_, index) => ({ ...sample.placedPoints[0]!, pointId: 4001 + index }));
    const entries = places.flatMap((place) =>
      Array.from({ length: 6 }, (_, index) => ({ ...place, taskGoalId: 3001, ksaId: 2001 + index })),
    );
    const sizeOf = (matrices: typeof sample) => JSON.stringify(packMatrices(matrices)).length;
    const bare = { ...sample, placedPoints: places, placedKsas: [] };
    expect(sizeOf({ ...bare, placedKsas: entries }) - sizeOf(bare)).toBeLessThan(60_000);
    expect(travelled({ ...bare, placedKsas: entries }).placedKsas).toHaveLength(2880);
  });

  it('say nothing about KSA items of points where nothing was known', () => {
    const { pointKsas: _, ...without } = sample;
    expect(travelled(without)).not.toHaveProperty('pointKsas');
  });
});
