export * from './assistantSchema';
export * from './fillStatus';
export * from './matchingPane';
