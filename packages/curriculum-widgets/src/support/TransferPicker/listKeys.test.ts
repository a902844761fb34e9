import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listActOf, nearestItem, rowAfter } from './listKeys';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('keys of a list', () => {
  it.each([
    [press('1'), { type: 'move', to: 0 }],
    [press('2'), { type: 'move', to: 1 }],
    [press('0'), { type: 'move', to: -1 }],
    [press('Delete'), { type: 'move', to: -1 }],
    [press('1', { ctrlKey: true }), null],
    [press('ArrowDown', { shiftKey: true }), { type: 'go', by: 1, isRange: true }],
    [press('PageUp'), { type: 'go', by: -10, isRange: false }],
    [press('ArrowRight'), { type: 'leave', to: 'next' }],
    [press('a', { ctrlKey: true }), { type: 'chooseAll' }],
    [press('A', { metaKey: true }), { type: 'chooseAll' }],
    [press(' '), { type: 'choose' }],
    [press('Enter'), { type: 'confirm' }],
    [press('ArrowDown', { altKey: true }), null],
    [press('x'), null],
  ])('%j', (key, act) => expect(listActOf(key, 10)).toEqual(act));
});

describe('rows', () => {
  const rows = [-1, 0, 1, -2, 2];

  it.each([
    [1, 1, 2],
    [2, 1, 4],
    [4, -1, 2],
    [1, -1, 1],
    [4, 1, 4],
    [4, 'first', 1],
    [1, 'last', 4],
  ] as const)('from %s by %s to %s', (from, by, to) => expect(rowAfter(rows, from, by)).toBe(to));

  it('is always on an item where there is one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 20 }), { minLength: 1 }), fc.nat(), fc.integer(), (list, start, by) => {
        const from = nearestItem(list, start % list.length, 1);
        if (from === undefined) return;
        expect(list[rowAfter(list, from, by)]).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
