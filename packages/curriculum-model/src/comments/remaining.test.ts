import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayChangeComment, remainingComments } from './remaining';

const thread = (removed: readonly boolean[]) => removed.map((isRemoved, id) => ({ id, isRemoved }));

describe('a comment that is removed', () => {
  it('leaves a line where others answered, and goes altogether where nobody did', () => {
    expect(remainingComments(thread([false, false]), 0)).toEqual(thread([true, false]));
    expect(remainingComments(thread([false, false]), 1)).toEqual(thread([false]));
    expect(remainingComments(thread([true, false]), 1)).toEqual([]);
    expect(remainingComments(thread([false]), 0)).toEqual([]);
  });

  it('takes no comment along that is still there, and leaves no line at the end', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), fc.nat(7), (removed, id) => {
        const before = thread(removed);
        const after = remainingComments(before, id);
        expect(after.filter((one) => !one.isRemoved)).toEqual(before.filter((one) => !one.isRemoved && one.id !== id));
        expect(after.at(-1)?.isRemoved ?? false).toBe(false);
      }),
    );
  });

  it('is changed by its writer alone, and not once it is removed', () => {
    expect(mayChangeComment(1, { userId: 1, isRemoved: false })).toBe(true);
    expect(mayChangeComment(2, { userId: 1, isRemoved: false })).toBe(false);
    expect(mayChangeComment(1, { userId: 1, isRemoved: true })).toBe(false);
  });
});
