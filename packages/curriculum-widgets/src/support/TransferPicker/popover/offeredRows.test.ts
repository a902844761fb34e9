import { describe, expect, it } from 'vitest';
import { offeredRows, ownItemsFirst } from './offeredRows';

const items = [1, 2, 3, 4].map((number) => ({ id: 10 + number, number, label: `${number}` }));
const places = (...of: number[]) => Int8Array.from(of);

describe('offered items', () => {
  it.each([
    ['all but those held', places(-1, 0, 1, -1), null, 0, [0, 3]],
    ['found ones alone', places(-1, -1, -1, -1), Uint8Array.of(0, 1, 1, 0), 0, [1, 2]],
    ['own ones under their head', places(-1, -1, -1, -1), null, 2, [-1, 0, 1, -2, 2, 3]],
    ['no head without an item', places(0, 0, -1, -1), null, 2, [-2, 2, 3]],
    ['no heads when all are own', places(-1, -1, -1, -1), null, 4, [0, 1, 2, 3]],
  ])('%s', (_, held, found, own, rows) => expect([...offeredRows(items, held, found, own)]).toEqual(rows));

  it('have the own ones first', () => {
    const { items: ordered, ownCount } = ownItemsFirst(items, new Set([13, 11, 99]));
    expect(ordered.map(({ id }) => id)).toEqual([11, 13, 12, 14]);
    expect(ownCount).toBe(2);
    expect(ownItemsFirst(items, new Set([99]))).toEqual({ items, ownCount: 0 });
  });
});
