import fc from 'fast-check';
import { collegeMajorPageRequestSchema } from '@college/curriculum-model';
import { anyListQuery } from '../../support/recordList/anyQuery.test-data';
import { queryInBounds } from '../../support/recordList/recordListState';
import { describe, expect, it } from 'vitest';
import { collegeMajorSorts, firstCollegeMajors, loadCollegeMajors, toPageRequest } from './collegeMajorListQuery';

const page = { pageNum: 1, pageSize: 20 };

describe('the request for a page of college majors', () => {
  it.each([
    [{}, { ...page, orderMap: {} }],
    [{ sort: 'relatesMany' }, { ...page, orderMap: { relate_count: 0 } }],
    [{ sort: 'relatesFew' }, { ...page, orderMap: { relate_count: 1 } }],
    [
      { page: 3, type: '1809' },
      { ...page, pageNum: 3, orderMap: {}, type: 1809 },
    ],
    [
      { type: '工学', keyword: '软件' },
      { ...page, orderMap: {}, type: '工学', keyword: '软件' },
    ],
  ] as const)('for %j', (query, expected) => expect(toPageRequest({ ...firstCollegeMajors, ...query })).toEqual(expected));

  it('is valid in the contract, whatever the URL contains', () => {
    const query = fc.record({
      ...anyListQuery,
      type: fc.oneof(fc.nat(9999).map(String), fc.string(), fc.string({ minLength: 38, maxLength: 60 })),
      sort: fc.constantFrom(...collegeMajorSorts),
    });
    fc.assert(fc.property(query, (any) => collegeMajorPageRequestSchema.safeParse(toPageRequest(queryInBounds(any))).success));
  });

  it('is a search for a keyword alone', async () => {
    const asked: string[] = [];
    const source = {
      listCollegeMajors: async () => (asked.push('list'), { pageInfo: { list: [], total: 0 } }),
      searchCollegeMajors: async () => (asked.push('search'), { pageNum: 1, list: [], total: 0 }),
    };
    const { signal } = new AbortController();
    for (const part of [{}, { keyword: '软' }, { keyword: '软', sort: 'relatesFew' }, { keyword: '软', type: '1' }] as const) {
      await loadCollegeMajors(source, { ...firstCollegeMajors, ...part }, { signal });
    }
    expect(asked).toEqual(['list', 'search', 'list', 'list']);
  });
});
