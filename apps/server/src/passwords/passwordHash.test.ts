import { expect, it, onTestFinished } from 'vitest';
import { hashPassword, setHashCosts, verifyPassword } from './passwordHash';

it('knows the password again and no other, at the cost of service', async () => {
  const restore = setHashCosts();
  onTestFinished(restore);
  const digest = await hashPassword('college-2026');
  expect(digest).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('college-2026', digest)).toBe(true);
  expect(await verifyPassword('college-2025', digest)).toBe(false);
});

it('salts: the same password twice yields two digests', async () => {
  expect(await hashPassword('college-2026')).not.toBe(await hashPassword('college-2026'));
});

it('takes a letter with its accent apart as the letter with its accent', async () => {
  const digest = await hashPassword('re\u0301sume\u0301-2026');
  expect(await verifyPassword('r\u00e9sum\u00e9-2026', digest)).toBe(true);
});

it.each(['', 'plain', 'scrypt$1', 'scrypt$32768$8$3$c2FsdA$c2hvcnQ', 'bcrypt$32768$8$3$a$b'])(
  'answers no to the unreadable digest %j',
  async (digest) => {
    expect(await verifyPassword('college-2026', digest)).toBe(false);
  },
);

it('lets sixty hashes of one network address wait, and refuses more of it with a sentence, not those of others', async () => {
  const restore = setHashCosts({ N: 2, r: 1, p: 1 });
  onTestFinished(restore);
  const digest = await hashPassword('college-2026');
  const tries = Array.from({ length: 70 }, (_, index) => verifyPassword('college-2026', index < 65 ? digest : '', 'address 192.0.2.1'));
  const other = verifyPassword('college-2026', digest, 'address 192.0.2.2');
  const outcomes = await Promise.allSettled(tries);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  // Two run while sixty wait; unknown names are refused like known ones.
  expect(refused.length).toBe(8);
  for (const refusal of refused)
    expect(refusal).toMatchObject({ reason: { code: '30029', sentence: { zh: expect.stringContaining('网络') } } });
  expect(await other).toBe(true);
});
