import { expect, it } from 'vitest';
import { newPasswordSchema, passwordFault } from './password';

it.each([
  ['', 'tooShort'],
  ['seven-c', 'tooShort'],
  ['一二三四五六七', 'tooShort'],
  ['x'.repeat(129), 'tooLong'],
  ['aaaaaaaaaaaa', 'tooPlain'],
  ['1234567890', 'tooPlain'],
  ['Password2026', 'tooPlain'],
  ['Passw0rd123', 'tooPlain'],
  ['P@$$w0rd!', 'tooPlain'],
  ['!1w3lc0m3', 'tooPlain'],
  ['ｐａｓｓｗｏｒｄ１', 'tooPlain'],
  ['pass-word-77', 'tooPlain'],
  ['passwordPassword', 'tooPlain'],
  ['college2026', 'tooPlain'],
  ['abcdefghijkl', 'tooPlain'],
  ['0987654321', 'tooPlain'],
  ['Qwertyui1', 'tooPlain'],
  ['!lkjhgfds', 'tooPlain'],
  ['wang.xiaoming1', 'likeAccount'],
  ['wang.xiaoming@college.example', 'likeAccount'],
  ['Wang.Xiaoming@College.Example!', 'likeAccount'],
  ['w4ngx1a0ming', 'likeAccount'],
  ['王小明1234567', 'likeAccount'],
  ['2938475610', undefined],
  ['password, but as one word of many', undefined],
  ['river stones below', undefined],
  ['college-staff-2026', undefined],
  ['一二三四五六七八九十百', undefined],
  [`river-stone-${'x'.repeat(116)}`, undefined],
])('%j: %s', (password, fault) => {
  const ofPassword = fault === 'likeAccount' ? undefined : fault;
  expect(newPasswordSchema.safeParse(password).success).toBe(ofPassword === undefined);
  expect(passwordFault(password, ['王小明', 'wang.xiaoming@college.example'])).toBe(fault);
});

it('counts what a person sees as one character', () => {
  expect(passwordFault('🌊🪨🌲🦊')).toBe('tooShort');
  expect(passwordFault('🌊🪨🌲🦊🍄🐢🌙🔑')).toBeUndefined();
});

it('asks a list about each word that the password may spell', () => {
  const listed = new Set(['zaq12wsx', '1q2w3e4r5t', 'dragon', 'trustno1']);
  const fault = (password: string) => passwordFault(password, [], (word) => listed.has(word));
  const refused = ['zaq12wsx!!', '1Q2w3e4r5t', '$$dr4g0n$$', '2026dragon12', 'Dragon-Dragon', 'Trustno1!'];
  expect(refused.map(fault)).toEqual(refused.map(() => 'tooPlain'));
  expect(['dragon83746592', 'a dragon and a lamp', 'zaq12wsxcde3'].map(fault)).toEqual([undefined, undefined, undefined]);
});
