export { Account, type AccountProps } from './Account';
export type { AccountSource } from './AccountSource';
export { accountMessages } from './messages';
export { signInsMessages } from './signIns/messages';
export type { SignInsSource } from './signIns/SignInsSource';
