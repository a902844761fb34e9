export * from './newUsers';
export * from './NewUsersRefused';
export * from './outboxMail';
export * from './parseNewUsers';
export * from './password';
export * from './passwordMessages';
export * from './passwordStrength';
export * from './user';
