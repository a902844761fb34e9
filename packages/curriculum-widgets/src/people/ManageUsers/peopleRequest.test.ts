import { userListRequestSchema } from '@college/curriculum-model';
import fc from 'fast-check';
import { it } from 'vitest';
import { anyListQuery } from '../../support/recordList/anyQuery.test-data';
import { queryInBounds } from '../../support/recordList/recordListState';
import { toPeopleRequest } from './peopleRequest';

it('is valid in the contract, whatever the URL contains', () => {
  const query = fc.record({
    ...anyListQuery,
    status: fc.constantFrom('' as const, 'enabled' as const, 'disabled' as const),
    sort: fc.string(),
  });
  fc.assert(fc.property(query, (any) => userListRequestSchema.safeParse(toPeopleRequest(queryInBounds(any))).success));
});
