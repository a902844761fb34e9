export * from './loginInfo';
export * from './storageKeys';
