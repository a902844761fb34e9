export { presenceMessages } from './messages';
export { Presence, type PresenceProps } from './Presence';
