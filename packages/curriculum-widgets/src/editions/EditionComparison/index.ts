export type { SideChoice } from './ComparisonBar';
export type { ChangesRequest, ComparedSides, ComparisonFileRequest, ComparisonSource } from './ComparisonSource';
export { EditionComparison, type EditionComparisonProps } from './EditionComparison';
export { editionComparisonMessages } from './messages';
export type { RevertSource } from './RevertSource';
export type { ChangeTarget } from './useEditionComparison';
