export { Reauthenticate, type ReauthenticateProps } from './Reauthenticate';
export type { ReauthenticateSource } from './ReauthenticateSource';
export { reauthenticateMessages } from './messages';
