export { ListSearch } from './ListSearch';
export { RecordDeletion } from './RecordDeletion';
export { CreateRecord, RecordListPage } from './RecordListPage';
export type { RecordListQuery, RecordPage } from './recordListState';
export { RecordTable } from './RecordTable';
export { DeleteRecord, OpenRecord, rowActsWidth } from './rowParts';
export { useRecordDeletion } from './useRecordDeletion';
export { useRecordList, type RecordList } from './useRecordList';
export { useRecordListPage } from './useRecordListPage';
