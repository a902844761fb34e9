export { Account, type AccountProps } from './Account';
export type { AccountSource } from './AccountSource';
export { accountMessages } from './messages';
