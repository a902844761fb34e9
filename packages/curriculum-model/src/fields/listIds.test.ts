import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletedId, isDeletedId, recordId } from './listIds';

describe('list ids', () => {
  it('never makes -0 of a new row', () => {
    expect(Object.is(deletedId(0), 0)).toBe(true);
    expect(Object.is(deletedId(-0), 0)).toBe(true);
  });

  it('marks a stored record deleted, once and for all, and finds it again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        const marked = deletedId(id);
        expect(isDeletedId(marked)).toBe(true);
        expect(deletedId(marked)).toBe(marked);
        expect(recordId(marked)).toBe(id);
      }),
    );
  });
});
