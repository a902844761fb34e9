export * from './loginInfo';
