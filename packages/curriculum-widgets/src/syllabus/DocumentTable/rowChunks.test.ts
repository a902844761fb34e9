import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowChunks } from './rowChunks';

const group = (count: number) => ({ from: 0, count });

describe('the pieces of a table', () => {
  it('have six rows at least, and part no group', () => {
    expect(rowChunks([1, 1, 1, 1, 1, 1, 1].map(group)).map((chunk) => chunk.length)).toEqual([6, 1]);
    expect(rowChunks([4, 9, 1].map(group)).map((chunk) => chunk.length)).toEqual([2, 1]);
  });

  it('hold every group once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (counts) => {
        const groups = counts.map(group);
        expect(rowChunks(groups).flat()).toEqual(groups);
      }),
    );
  });
});
