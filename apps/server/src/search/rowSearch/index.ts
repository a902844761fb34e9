export { heldByVersion } from './heldByVersion';
export type { SearchRow } from './rankedIndex';
export { createRowSearch } from './rowSearch';
