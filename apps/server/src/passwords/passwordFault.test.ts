import { expect, it } from 'vitest';
import { passwordFault } from './passwordFault';

it.each([
  ['', 'tooShort'],
  ['nine-char', 'tooShort'],
  ['一二三四五六七八九', 'tooShort'],
  ['x'.repeat(201), 'tooLong'],
  ['aaaaaaaaaaaa', 'tooPlain'],
  ['1234567890', 'tooPlain'],
  ['2938475610', 'tooPlain'],
  ['Password2026', 'tooPlain'],
  ['abcdefghijkl', 'tooPlain'],
  ['wang.xiaoming1', 'likeAccount'],
  ['college-staff-2026', undefined],
  ['一二三四五六七八九十百', undefined],
])('%j: %s', (password, fault) => {
  expect(passwordFault(password, ['王小明', 'wang.xiaoming@college.example'])).toBe(fault);
});
