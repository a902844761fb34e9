export * from './InsertUsers';
export * from './ManageUsers';
export type { OutboxSource, PeopleSource } from './PeopleSource';
