export * from './MatchingPane';
