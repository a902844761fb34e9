import { describe, expect, it } from 'vitest';
import type { MatrixCell, MatrixRow } from '../MatrixGrid';
import { emptyListCell } from './itemCells';
import { createRowKeeper } from './rowKeeper';

const text = (words: string): MatrixCell => ({ kind: 'text', text: words });
const row = (id: string, ...cells: MatrixCell[]): MatrixRow => ({ id, cells });

describe('rows that stay the same objects', () => {
  it('returns the same list object when nothing changed', () => {
    const keep = createRowKeeper();
    const first = keep([row('1', emptyListCell, text('讨论')), row('2', emptyListCell, text(''))]);
    expect(keep([row('1', emptyListCell, text('讨论')), row('2', emptyListCell, text(''))])).toBe(first);
  });

  it('replaces the changed row and in it the changed cell alone', () => {
    const keep = createRowKeeper();
    const first = keep([row('1', text('a'), text('b')), row('2', text('c'))]);
    const second = keep([row('1', text('a'), text('B')), row('2', text('c'))]);
    expect(second).not.toBe(first);
    expect(second[0]).not.toBe(first[0]);
    expect(second[0]!.cells[0]).toBe(first[0]!.cells[0]);
    expect(second[1]).toBe(first[1]);
  });

  it('detects a new order, a removed row and a changed mark', () => {
    const keep = createRowKeeper();
    const first = keep([row('1', text('a')), row('2', text('b'))]);
    expect(keep([row('2', text('b')), row('1', text('a'))]).map(({ id }) => id)).toEqual(['2', '1']);
    expect(keep([row('1', text('a'))])).toEqual([first[0]]);
    expect(keep([{ ...row('1', text('a')), isReadOnly: true }])[0]).toMatchObject({ isReadOnly: true });
  });
});
