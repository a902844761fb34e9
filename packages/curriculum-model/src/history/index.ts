export * from './changedFields';
export * from './historySchema';
export * from './textDifference';
export { forgottenName } from './messages';
export type { NamedItem, Reading } from './reading';
export * from './trashSort';
