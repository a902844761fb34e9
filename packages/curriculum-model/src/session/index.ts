export * from './loginInfo';
export * from './signIn';
export * from './storageKeys';
