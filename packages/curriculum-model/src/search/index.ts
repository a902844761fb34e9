export * from './excerpt';
export { loadInitials, type BeginsWith } from './initials';
export * from './keyword';
export { createKeywordIndex, isInitials, type KeywordIndex } from './keywordIndex';
export * from './searchContent';
export * from './searchEverything';
