export * from './assistantSchema';
export { canonicalText, englishNamesIn } from './canonicalText';
export { diceOf, textProfile, type TextProfile } from './bigrams';
export * from './fillStatus';
export * from './matchRecords';
export * from './matchingPane';
export { sharedTerms } from './sharedTerms';
export * from './similarityIndex';
export * from './titleIndex';
