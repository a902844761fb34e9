export { FindingList, type FindingListProps } from './FindingList';
export type { FindingListSource } from './FindingListSource';
export { findingListMessages } from './messages';
