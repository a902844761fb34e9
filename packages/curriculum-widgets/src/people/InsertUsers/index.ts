export { insertUsersMessages } from './messages';
export { InsertUsers, type InsertUsersProps } from './InsertUsers';
