export * from './changedFields';
export * from './historySchema';
export { forgottenName } from './messages';
export type { NamedItem, Reading } from './reading';
