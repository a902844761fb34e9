import { expect, it } from 'vitest';
import { newsPath, newsPlaceOf } from './newsPaths';
import { parseSearchParams } from './searchParams';

it.each([
  [{ page: 1, keyword: '', id: null }, '/news'],
  [{ page: 1, keyword: '', id: 7 }, '/news?id=7'],
  [{ page: 2, keyword: '校历', id: 7 }, `/news?id=7&page=2&keyword=${encodeURIComponent('校历')}`],
])('%j is %s', (place, path) => {
  expect(newsPath(place)).toBe(path);
  expect(newsPlaceOf(parseSearchParams(path.replace(/^[^?]*/, '')))).toEqual(place);
});

it('nonsense is no page and no item', () => expect(newsPlaceOf({ page: '-1', id: "1' or 1" })).toEqual({ page: 1, keyword: '', id: null }));
