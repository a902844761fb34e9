export * from './searchContent';
