export * from './loginInfo';
export * from './secondFactor';
export * from './securityNotice';
export * from './signIn';
export * from './storageKeys';
