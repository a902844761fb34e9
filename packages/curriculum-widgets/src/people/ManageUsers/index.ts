export { ManageUsers, type ManageUsersProps } from './ManageUsers';
export { manageUsersMessages } from './messages';
