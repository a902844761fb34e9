export * from './conflict';
export * from './mergeEditions';
export * from './selectChanges';
