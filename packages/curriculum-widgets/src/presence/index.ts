export * from './Presence';
export * from './PresenceMarks';
