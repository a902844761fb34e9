export { cacheByVersion } from './cacheByVersion';
export type { SearchRow } from './rankedIndex';
export { createRowSearch } from './rowSearch';
