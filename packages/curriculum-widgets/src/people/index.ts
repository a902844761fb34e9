export * from './FeedbackInbox';
export * from './InsertUsers';
export * from './MailOutbox';
export * from './ManagePage';
export * from './ManageUsers';
export * from './PersonBudgets';
export * from './SecurityLog';
export * from './ServerStatus';
export type { OutboxSource, PeopleSource } from './PeopleSource';
