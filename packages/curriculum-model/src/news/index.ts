export * from './newsItem';
export * from './newsSort';
