export { ManageUsers } from './ManageUsers';
export type { ManageUsersProps, PeopleQuery } from './ManageUsersProps';
export { manageUsersMessages } from './messages';
export { toPeopleRequest } from './peopleRequest';
