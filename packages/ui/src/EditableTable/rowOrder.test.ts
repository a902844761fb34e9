import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveItem, placeAfterRemoval } from './rowOrder';

describe('moveItem', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 9, 'bca'],
    [2, -4, 'cab'],
    [7, 0, 'abc'],
  ])('moves %i to %i', (from, to, expected) => {
    expect(moveItem([...'abc'], from, to).join('')).toBe(expected);
  });

  it('keeps every item, and is undone by the opposite move', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 30 }), fc.nat(29), fc.nat(29), (items, a, b) => {
        const from = a % items.length;
        const to = b % items.length;
        const moved = moveItem(items, from, to);
        expect(moved[to]).toBe(items[from]);
        expect(moveItem(moved, to, from)).toEqual(items);
      }),
    );
  });
});

describe('placeAfterRemoval', () => {
  it.each([
    [0, 3, 0],
    [3, 3, 2],
    [1, 1, 0],
    [0, 0, undefined],
  ])('after row %i of what leaves %i rows', (index, remaining, expected) => {
    expect(placeAfterRemoval(index, remaining)).toBe(expected);
  });
});
