export * from './conflict';
export * from './mergeEditions';
