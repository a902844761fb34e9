import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, tracksOf, visibleColumns, widthVariables } from './column';
import { headState, rangeBetween, withRows } from './selection';

const columns = [
  { id: 'number', header: '编号', cell: () => '', width: 72 },
  { id: 'name', header: '名称', cell: () => '' },
  { id: 'split', header: '理论/实践', cell: () => '', width: 96, isOptional: true },
];

describe('columns', () => {
  it('cycle from ascending to descending to unsorted, and restart on another column', () => {
    const first = nextSort(null, 'name');
    expect(first).toEqual({ columnId: 'name', direction: 'ascending' });
    expect(nextSort(first, 'name')).toEqual({ columnId: 'name', direction: 'descending' });
    expect(nextSort({ columnId: 'name', direction: 'descending' }, 'name')).toBeNull();
    expect(nextSort(first, 'number')).toEqual({ columnId: 'number', direction: 'ascending' });
  });

  it('begin from the largest where they say so', () => {
    const first = nextSort(null, 'number', 'descending');
    expect(first).toEqual({ columnId: 'number', direction: 'descending' });
    expect(nextSort(first, 'number', 'descending')).toEqual({ columnId: 'number', direction: 'ascending' });
    expect(nextSort({ columnId: 'number', direction: 'ascending' }, 'number', 'descending')).toBeNull();
  });

  it('show while they order the rows, though hidden or optional', () => {
    const shown = (sortedId?: string) =>
      visibleColumns(columns, new Set(['number']), sortedId).map(({ id, isOptional = false }) => [id, isOptional]);
    expect(shown()).toEqual([
      ['name', false],
      ['split', true],
    ]);
    expect(shown('number')).toEqual([
      ['number', false],
      ['name', false],
      ['split', true],
    ]);
    expect(shown('split')).toEqual([
      ['name', false],
      ['split', false],
    ]);
  });

  it('keep their width variable when others are hidden', () => {
    const shown = visibleColumns(columns, new Set(['number']));
    expect(tracksOf(shown, { selection: true, actions: '80px' })).toEqual({
      '--tracks': '40px var(--column-1, minmax(72px, 1fr)) var(--column-2, 96px) 80px',
      '--tracks-medium': '40px var(--column-1, minmax(72px, 1fr)) var(--column-2, 96px) 80px',
      '--tracks-narrow': '40px var(--column-1, minmax(72px, 1fr)) 80px',
    });
    expect(widthVariables(shown, { name: 300, number: 50 })).toEqual({ '--column-1': '300px' });
  });

  it('drop out of medium windows where only wide ones have room, and of narrow ones where they are optional at all', () => {
    const some = [...columns, { id: 'type', header: '性质', cell: () => '', width: 88, isOptional: 'wide' as const }];
    const tracks = tracksOf(visibleColumns(some, new Set(['name', 'number'])), { selection: false, actions: undefined });
    expect(tracks).toEqual({
      '--tracks': 'var(--column-2, 96px) var(--column-3, 88px)',
      '--tracks-medium': 'var(--column-2, 96px)',
      '--tracks-narrow': '',
    });
  });
});

describe('selection', () => {
  it.each([
    ['downwards', 2, 4, [2, 3, 4]],
    ['upwards', 4, 2, [2, 3, 4]],
    ['one row', 3, 3, [3]],
    ['from nowhere', null, 3, [3]],
    ['from a row that went away', 9, 3, [3]],
    ['to a row that is not there', 2, 9, []],
  ])('spans %s', (_words, from, to, expected) => {
    expect(rangeBetween([1, 2, 3, 4, 5], from, to)).toEqual(expected);
  });

  it('takes rows in and out without touching the others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), fc.uniqueArray(fc.nat(50)), (before, ids) => {
        const taken = withRows(new Set(before), ids, true);
        expect([...taken].sort()).toEqual([...new Set([...before, ...ids])].sort());
        const left = withRows(taken, ids, false);
        expect([...left].sort()).toEqual(before.filter((id) => !ids.includes(id)).sort());
      }),
    );
  });

  it.each([
    [[], 'none'],
    [[9], 'none'],
    [[1], 'some'],
    [[1, 2, 9], 'all'],
  ] as const)('of %j heads %s', (selected, expected) => {
    expect(headState(new Set(selected), [1, 2])).toBe(expected);
  });
});
