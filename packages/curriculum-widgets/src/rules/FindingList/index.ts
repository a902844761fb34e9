export { FindingList, type FindingListProps } from './FindingList';
export { findingGroupings, type FindingListQuery } from './findingGroups';
export type { FindingListSource } from './FindingListSource';
export { findingListMessages } from './messages';
export { quickFixMessages } from '../fixes/messages';
export type { QuickFixActs } from '../fixes/QuickFixActs';
