export { ListSearch, type ListSearchProps } from './ListSearch';
export { recordListMessages } from './messages';
export { changedQuery, inBounds, type RecordListQuery, type RecordPage } from './recordListState';
export { RecordTable, type RecordTableProps } from './RecordTable';
export { useRecordList, type RecordList, type UseRecordListOptions } from './useRecordList';
