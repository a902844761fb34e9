import { occupationPagesRequestSchema } from '@college/curriculum-model';
import fc from 'fast-check';
import { anyListQuery } from '../../support/recordList/anyQuery.test-data';
import { queryInBounds } from '../../support/recordList/recordListState';
import { describe, expect, it } from 'vitest';
import { firstOccupations, occupationSorts, toPagesRequest, type OccupationSort } from './occupationListQuery';

describe('the query of the list', () => {
  it.each<[OccupationSort, object]>([
    ['', {}],
    ['createLatest', { create_time: 0 }],
    ['createEarliest', { create_time: 1 }],
    ['updateLatest', { update_time: 0 }],
    ['updateEarliest', { update_time: 1 }],
  ])('%s: one order at most, 1 earliest and 0 latest', (sort, orderMap) =>
    expect(toPagesRequest({ ...firstOccupations, sort })).toEqual({ pageNum: 1, pageSize: 20, orderMap }),
  );

  it('is always valid, whatever the URL contains', () => {
    const query = fc.record({
      ...anyListQuery,
      level: fc.oneof(fc.nat().map(String), fc.string(), fc.string({ minLength: 38, maxLength: 60 })),
      sort: fc.constantFrom(...occupationSorts),
    });
    fc.assert(
      fc.property(query, (any) => {
        const asked = queryInBounds(any);
        const request = toPagesRequest(asked);
        expect(occupationPagesRequestSchema.safeParse(request).success).toBe(true);
        expect(request.codeOrId ?? '').toBe(asked.keyword);
      }),
    );
  });
});
