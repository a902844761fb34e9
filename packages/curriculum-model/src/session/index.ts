export * from './loginInfo';
export * from './securityNotice';
export * from './signIn';
export * from './storageKeys';
