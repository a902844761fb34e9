export * from './newsItem';
