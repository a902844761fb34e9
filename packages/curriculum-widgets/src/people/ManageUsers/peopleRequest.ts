import { pageSizes, personSort, type UserListRequest } from '@college/curriculum-model';
import type { PeopleQuery } from './ManageUsersProps';

/** The request for a query. */
export function toPeopleRequest({ page, keyword, status, sort }: PeopleQuery): UserListRequest {
  return {
    pageNum: page,
    pageSize: pageSizes.default,
    ...(keyword !== '' && { keyword }),
    ...(status !== '' && { isDisabled: status === 'disabled' }),
    ...personSort.partOf(sort),
  };
}
