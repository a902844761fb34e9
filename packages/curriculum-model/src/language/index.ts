export * from './language';
export * from './words';
