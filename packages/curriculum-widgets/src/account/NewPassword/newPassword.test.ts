import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFaultless, newPasswordFaults, withoutEdited } from './newPassword';

const good = 'river-stone-2026';

describe('a new password', () => {
  it.each([
    ['', '', { fresh: 'empty', repeat: 'empty' }],
    ['short', 'short', { fresh: 'tooShort' }],
    ['1234567890', '1234567890', { fresh: 'tooPlain' }],
    ['wang.xiaoming1', 'wang.xiaoming1', { fresh: 'likeAccount' }],
    [good, '', { repeat: 'empty' }],
    [good, 'river-stone-2027', { repeat: 'different' }],
    [good, `${good} `, { repeat: 'different' }],
    [good, good, {}],
  ])('%j, repeated as %j', (fresh, repeat, faults) => {
    expect(newPasswordFaults({ fresh, repeat }, ['王小明', 'wang.xiaoming@college.example'])).toEqual(faults);
  });

  it('is without a fault only when both fields are equal', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 140 }), fc.string({ maxLength: 140 }), (fresh, repeat) => {
        if (isFaultless(newPasswordFaults({ fresh, repeat }))) expect(repeat).toBe(fresh);
      }),
    );
  });

  it('is judged again in both fields when the first one changes', () => {
    const faults = { fresh: 'tooShort', repeat: 'different' } as const;
    expect(withoutEdited(faults, { fresh: good })).toEqual({});
    expect(withoutEdited(faults, { repeat: good })).toEqual({ fresh: 'tooShort' });
  });
});
