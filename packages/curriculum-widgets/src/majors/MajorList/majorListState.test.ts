import { expect, it } from 'vitest';
import { firstMajors, toMajorListRequest } from './majorListState';

it('names the language, and keyword and department where there are any', () => {
  expect(toMajorListRequest(firstMajors, 'zh')).toEqual({ pageNum: 1, pageSize: 20, lang: '80101' });
  expect(toMajorListRequest({ page: 2, keyword: 'rj', departmentId: 7 }, 'en')).toEqual({
    pageNum: 2,
    pageSize: 20,
    lang: '80102',
    keyword: 'rj',
    departmentId: 7,
  });
});
