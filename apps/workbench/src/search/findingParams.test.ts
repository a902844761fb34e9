import { expect, it } from 'vitest';
import { findingParams, findingQuery } from './findingParams';
import { parseSearchParams, stringifySearchParams } from './searchParams';

const read = (search: string) => findingQuery(parseSearchParams(search));

it.each([
  ['', { keyword: '', level: 'all', grouping: 'rule', isNewOnly: false }],
  ['?keyword=hours&level=error&grouping=course&only=new', { keyword: 'hours', level: 'error', grouping: 'course', isNewOnly: true }],
])('%j is read and written', (search, query) => {
  expect(read(search)).toEqual(query);
  expect(stringifySearchParams(findingParams(read(search)))).toBe(search);
});

it('leaves out what is no filter', () => {
  expect(read('?level=fatal&grouping=constructor&only=pressing')).toEqual(read(''));
});
