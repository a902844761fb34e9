import { expect, it } from 'vitest';
import { boardParams, boardQuery } from './boardParams';
import { parseSearchParams, stringifySearchParams } from './searchParams';

const read = (search: string) => boardQuery(parseSearchParams(search));

it.each([
  ['', { keyword: '', departmentId: null, part: 'all', isPressing: false, view: 'chart', sort: '' }],
  ['?keyword=web&departmentId=12&part=base&only=pressing', { keyword: 'web', departmentId: 12, part: 'base', isPressing: true }],
  ['?sort=-errors&view=table', { sort: '-errors', view: 'table' }],
])('%j is read and written', (search, query) => {
  expect(read(search)).toMatchObject(query);
  expect(stringifySearchParams(boardParams(read(search)))).toBe(search);
});

it('leaves out what is no filter', () => {
  expect(read('?departmentId=-1&part=constructor&only=new&view=list')).toEqual(read(''));
});
