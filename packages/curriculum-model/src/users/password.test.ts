import { expect, it } from 'vitest';
import { newPasswordSchema, passwordFault } from './password';

it.each([
  ['', 'tooShort'],
  ['nine-char', 'tooShort'],
  ['一二三四五六七八九', 'tooShort'],
  ['x'.repeat(129), 'tooLong'],
  ['aaaaaaaaaaaa', 'tooPlain'],
  ['1234567890', 'tooPlain'],
  ['2938475610', 'tooPlain'],
  ['Password2026', 'tooPlain'],
  ['abcdefghijkl', 'tooPlain'],
  ['wang.xiaoming1', 'likeAccount'],
  ['college-staff-2026', undefined],
  ['一二三四五六七八九十百', undefined],
  [`river-stone-${'x'.repeat(116)}`, undefined],
])('%j: %s', (password, fault) => {
  const ofPassword = fault === 'likeAccount' ? undefined : fault;
  expect(newPasswordSchema.safeParse(password).success).toBe(ofPassword === undefined);
  expect(passwordFault(password, ['王小明', 'wang.xiaoming@college.example'])).toBe(fault);
});
