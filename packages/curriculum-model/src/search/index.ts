export * from './keyword';
export * from './searchContent';
