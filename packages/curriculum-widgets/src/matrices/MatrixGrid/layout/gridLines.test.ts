import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnLines, isStop, rowLines, spansOf } from './gridLines';
import type { MatrixAxis } from '../matrixGridProps';

const axis: MatrixAxis = {
  heads: ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id })),
  groups: [
    { id: '1', label: 'one', members: ['a', 'b'] },
    { id: '2', label: 'two', members: ['c'] },
  ],
};
const keys = (lines: readonly { key: string }[]) => lines.map(({ key }) => key);

describe('columns as shown', () => {
  it.each([
    [[], ['a', 'b', 'c', 'd']],
    [['1'], ['group:1', 'c', 'd']],
    [
      ['1', '2'],
      ['group:1', 'group:2', 'd'],
    ],
    [['none'], ['a', 'b', 'c', 'd']],
  ])('with %j closed', (closed, shown) => {
    expect(keys(columnLines(axis, new Set(closed)))).toEqual(shown);
  });

  it('end where their group ends, and at the last', () => {
    const ends = columnLines(axis, new Set()).filter(({ isGroupEnd }) => isGroupEnd);
    expect(keys(ends)).toEqual(['b', 'c', 'd']);
    expect(keys(columnLines({ heads: axis.heads }, new Set()).filter(({ isGroupEnd }) => isGroupEnd))).toEqual(['d']);
  });

  it('are under the headers of their groups', () => {
    expect(
      spansOf(columnLines(axis, new Set(['2']))).map(({ group, from, count, isClosed }) => [group?.id, from, count, isClosed]),
    ).toEqual([
      ['1', 0, 2, false],
      ['2', 2, 1, true],
      [undefined, 3, 1, false],
    ]);
  });
});

describe('rows as shown', () => {
  it('have a band before each group, which is all that is left of a closed one', () => {
    const lines = rowLines(axis, new Set(['1']));
    expect(lines.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['closed group:1', 'band group:2', 'line c', 'line d']);
    expect(lines.map(isStop)).toEqual([true, false, true, true]);
  });
});

const someAxis = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }).map((counts): MatrixAxis => {
  const groups = counts.map((count, at) => ({
    id: String(at),
    label: '',
    members: Array.from({ length: count }, (_, member) => `${at}.${member}`),
  }));
  return { heads: groups.flatMap(({ members }) => members.map((id) => ({ id, label: id }))), groups };
});

it('shows each line of the axis exactly once, alone or in its closed group', () => {
  fc.assert(
    fc.property(someAxis, fc.array(fc.nat({ max: 5 })), (any, closed) => {
      const closedIds = new Set(closed.map(String));
      for (const lines of [columnLines(any, closedIds), rowLines(any, closedIds)]) {
        const places = lines.flatMap((line) => (line.kind === 'line' ? [line.place] : line.kind === 'closed' ? line.places : []));
        expect(places).toEqual(any.heads.map((_head, place) => place));
      }
      const columns = columnLines(any, closedIds);
      expect(spansOf(columns).reduce((sum, { count }) => sum + count, 0)).toBe(columns.length);
    }),
  );
});
