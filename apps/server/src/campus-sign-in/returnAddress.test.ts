import fc from 'fast-check';
import { expect, it } from 'vitest';
import { providerAddresses, safePath } from './returnAddress';

it.each([
  ['/major/list', '/major/list'],
  ['/course/detail?id=1&tab=2#goals', '/course/detail?id=1&tab=2#goals'],
  [undefined, '/'],
  ['', '/'],
  ['major/list', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/a\\b', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/evil.example', '/'],
  ['/ major', '/'],
  ['/%0d%0aset-cookie:a', '/%0d%0aset-cookie:a'],
])('goes from %j to %j', (to, path) => expect(safePath(to)).toBe(path));

it('never leaves the workbench', () => {
  const pieces = fc.constantFrom('/', '\\', '//', '@', ':', 'evil.example', 'https:', '\t', '\n', ' ', '.', '..', '?', '#', '%2f', '。');
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }), (words) => {
      const path = safePath(words.join(''));
      expect(new URL(path, 'https://workbench.example').origin).toBe('https://workbench.example');
    }),
  );
});

it('takes the address of the installation before that of the request', () => {
  expect(providerAddresses(7, { publicAddress: 'https://kc.college.example' }, 'http://evil.example').returnAddress).toBe(
    'https://kc.college.example/college/api/auth/campus/7/return',
  );
  expect(providerAddresses(7, {}, 'http://localhost:3000').logoutAddress).toBe('http://localhost:3000/college/api/auth/campus/7/logout');
});
