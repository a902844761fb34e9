export { ManageUsers } from './ManageUsers';
export type { ManageUsersProps } from './ManageUsersProps';
export { manageUsersMessages } from './messages';
