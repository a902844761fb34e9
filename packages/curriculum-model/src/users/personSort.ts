import { textOf } from '../fields';
import { listSort, type SortValues } from '../paging';
import type { ManagedUser } from './user';

/** Extension: the columns of the list of people that sort it. */
export const personSort = listSort({
  name: (person, language) => textOf(person, 'userName', language),
  email: ({ email }) => email,
  permission: ({ permissionId }) => permissionId,
  scope: ({ scopeName }) => scopeName,
} satisfies SortValues<ManagedUser>);
