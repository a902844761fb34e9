import { expect, it } from 'vitest';
import { parseSearchParams, stringifySearchParams } from './searchParams';
import { securityParams, securityQuery } from './securityParams';

const read = (search: string) => securityQuery(parseSearchParams(search));

it.each([
  ['', { page: 1, keyword: '', kind: '', outcome: '', days: 0 }],
  ['?sort=-kind&hidden=device.address', { page: 1, keyword: '', sort: '-kind', hidden: 'device.address', kind: '', outcome: '', days: 0 }],
  ['?page=2&keyword=zhou&kind=signIn&outcome=refused&days=7', { page: 2, keyword: 'zhou', kind: 'signIn', outcome: 'refused', days: 7 }],
])('%j is read and written', (search, query) => {
  expect(read(search)).toEqual(query);
  expect(stringifySearchParams(securityParams(read(search)))).toBe(search);
});

it('leaves out what is no filter', () => {
  expect(read('?page=-1&kind=x&outcome=constructor&days=3')).toEqual(read(''));
});
