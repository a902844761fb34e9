import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordFault } from './password';
import { passwordStrength } from './passwordStrength';

it.each([
  ['short', 0],
  ['1234567890', 0],
  ['zhou.minnow1', 0],
  ['aaabbbcccdddeee', 1],
  ['tulpenbaum', 1],
  ['tulpenbaum81', 2],
  ['Orchard-lamp-26', 4],
  ['Curriculum-2026', 0],
  ['一二三四五六七八九十', 3],
  ['X9$kq2!Lm4#pQz', 3],
  ['X9$kq2!Lm4#pQzR', 4],
  ['correct horse battery', 4],
])('%s is %i', (password, strength) => expect(passwordStrength(password, ['zhou.minnow@college.example'])).toBe(strength));

it('is 0 exactly for what is refused', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 140 }), fc.array(fc.string()), (password, account) => {
      expect(passwordStrength(password, account) === 0).toBe(passwordFault(password, account) !== undefined);
    }),
  );
});

it('never falls when something is added to a password that stays acceptable', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8, maxLength: 60 }), fc.string({ maxLength: 60 }), (password, more) => {
      const [before, after] = [passwordStrength(password), passwordStrength(password + more)];
      if (before > 0 && after > 0) expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});
