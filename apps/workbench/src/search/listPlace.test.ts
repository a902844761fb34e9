import { expect, it } from 'vitest';
import { listPlace } from './listPlace';

const left = { page: '2', sort: '-hours', keyword: '数据' };

it('tells what a list is of from how it is shown', () => {
  const search = { majorId: '1001', page: '2', sort: 'name', departmentId: '3' };
  expect(listPlace(search, ['departmentId'])).toMatchObject({
    of: { majorId: '1001' },
    list: { page: '2', sort: 'name', departmentId: '3' },
  });
});

it('keeps everything but the page in a saved view', () => {
  const search = { majorId: '1001', page: '2', sort: '-hours', keyword: '', hidden: 'type', departmentId: '3' };
  expect(listPlace(search, ['departmentId']).view).toEqual({ sort: '-hours', hidden: 'type', departmentId: '3' });
});

it.each<[string, Record<string, string>, object | null]>([
  ['a link that says nothing of the list', { majorId: '1001' }, left],
  ['a link that carries the page along', { majorId: '1001', page: '2' }, left],
  ['a link to another page', { majorId: '1001', page: '3' }, null],
  ['a link with another order', { sort: 'name' }, null],
  ['the very address', { ...left }, null],
])('restores how the list was left for %s', (_link, search, restored) => {
  expect(listPlace(search, []).restoredFrom(left)).toEqual(restored);
});

it('restores nothing where the list was never opened, or was left as it comes', () => {
  expect(listPlace({}, []).restoredFrom(undefined)).toBeNull();
  expect(listPlace({}, []).restoredFrom({})).toBeNull();
});
