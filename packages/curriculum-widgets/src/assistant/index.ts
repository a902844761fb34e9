export * from './AssistantFill';
export * from './MatchingPane';
