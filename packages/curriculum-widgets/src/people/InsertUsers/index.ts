export type { InsertSource } from './useInsertUsers';
export { insertUsersMessages } from './messages';
export { InsertUsers, type InsertUsersProps } from './InsertUsers';
