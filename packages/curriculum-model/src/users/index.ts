export * from './password';
export * from './passwordMessages';
export * from './user';
