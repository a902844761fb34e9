export * from './changedFields';
export * from './historySchema';
export type { NamedItem, Reading } from './reading';
