import { expect, it } from 'vitest';
import { newPasswordFault } from './newPasswordFault';

const account = ['王小明', 'wang.xiaoming@college.example'];

it.each([
  'Passw0rd123',
  'P@ssw0rd2024',
  '1q2w3e4r5t',
  'zaq12wsx!!',
  'Dr4g0n!!',
  'iloveyou1314',
  'a123456789',
  'trustno1',
  'ｑｗｅｒｔｙ123',
])('%j is too common', async (password) => expect(await newPasswordFault(password, account)).toBe('tooPlain'));

it.each(['wang.xiaoming@college.example', 'WangXiaoming1'])('%j is like the account', async (password) => {
  expect(await newPasswordFault(password, account)).toBe('likeAccount');
});

it.each([
  'kx7mvq2p',
  'tulpenbaum am fluss',
  'river-stone-2026',
  'correct horse battery staple',
  '月落乌啼霜满天八',
  `river-stone-${'x'.repeat(116)}`,
])('%j will do', async (password) => expect(await newPasswordFault(password, account)).toBeUndefined());
