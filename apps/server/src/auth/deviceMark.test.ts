import { expect, it } from 'vitest';
import { knownDevice, withMark } from './deviceMark';

const own = 'scrypt$32768$8$3$own';
const other = 'scrypt$32768$8$3$other';

it('knows a device again for the account that signed in there, and for no other', () => {
  const cookie = withMark('', own);
  expect(knownDevice(cookie, own)).toMatch(/^[\w-]{22}$/);
  expect(knownDevice(cookie, other)).toBeUndefined();
  expect(knownDevice('', own)).toBeUndefined();
});

it('keeps the device of an account and remembers the others of the browser, five at the most', () => {
  const first = withMark('', own);
  const both = withMark(first, other);
  expect(knownDevice(both, own)).toBe(knownDevice(first, own));
  expect(knownDevice(withMark(both, own), own)).toBe(knownDevice(first, own));
  const many = Array.from({ length: 9 }, (_, index) => `scrypt$${index}`).reduce(withMark, first);
  expect(many.split('~')).toHaveLength(5);
  expect(knownDevice(many, own)).toBeUndefined();
  expect(knownDevice(many, 'scrypt$8')).toBeDefined();
});

it('takes no mark that is altered, made up, or signed for an account without a password', () => {
  const cookie = withMark('', own);
  for (const wrong of [`${cookie}x`, `x${cookie.slice(1)}`, cookie.replace('.', '~'), '.', '~~~', `${'x'.repeat(22)}.${'x'.repeat(43)}`]) {
    expect(knownDevice(wrong, own)).toBeUndefined();
  }
  expect(knownDevice(withMark('', ''), '')).toBeUndefined();
});
