export * from './courseName';
export * from './fillFromOutline';
export * from './findOutline';
export * from './matchOutlines';
export * from './outline';
export * from './outlineFaultSentence';
export * from './outlineText';
export { readOutlineParts, type OutlinePart, type OutlinePoint } from './readChapters';
export * from './outlineSort';
