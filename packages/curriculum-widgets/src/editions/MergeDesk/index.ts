export { MergeDesk } from './MergeDesk';
export type { MergeDeskProps } from './MergeDeskProps';
export type { MergeSource } from './MergeSource';
export { mergeDeskMessages } from './messages';
