export { Account, type AccountProps } from './Account';
export type { AccountSource } from './AccountSource';
export { accountMessages } from './messages';
export { noticesMessages } from './notices/messages';
export type { NoticesSource } from './notices/NoticesSource';
export { secondFactorMessages } from './secondFactor/messages';
export type { SecondFactorSource } from './secondFactor/SecondFactorSource';
export { signInsMessages } from './signIns/messages';
export type { SignInsSource } from './signIns/SignInsSource';
