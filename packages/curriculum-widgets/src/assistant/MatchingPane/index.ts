export { MatchingPane, type MatchingPaneProps } from './MatchingPane';
export type { MatchingSource } from './MatchingSource';
export { matchingPaneMessages } from './messages';
