export * from './userProfile';
