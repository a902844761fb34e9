import { majorListRequestSchema } from '@college/curriculum-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyListQuery } from '../../support/recordList/anyQuery.test-data';
import { queryInBounds } from '../../support/recordList/recordListState';
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

it('is valid in the contract, whatever the URL contains', () => {
  const query = fc.record({ ...anyListQuery, sort: fc.oneof(fc.string(), fc.constantFrom('name', '-code')) });
  fc.assert(fc.property(query, (any) => majorListRequestSchema.safeParse(toMajorListRequest(queryInBounds(any), 'zh')).success));
});
