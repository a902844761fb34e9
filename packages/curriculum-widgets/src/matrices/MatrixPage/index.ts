export type { MatrixSelection } from './matrixPlace';
export type { DiscussedPlace, MatrixComments } from '../MatrixDiscussions/DiscussionsPanel';
export { MatrixPage } from './MatrixPage';
export type { OpeningHintMemory } from './OpeningHint';
export type { MatrixPageControls, MatrixPageProps } from './MatrixPageProps';
export type { PlacementSuggestionsSource } from '../SupportSuggestions/PlacementSuggestionsSource';
export type { SupportSuggestionsSource } from '../SupportSuggestions/SupportSuggestionsSource';
export { matrixPageMessages } from './messages';
