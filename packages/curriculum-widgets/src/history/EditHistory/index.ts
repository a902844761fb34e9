export { EditHistory, type EditHistoryProps, type HistoryRecord } from './EditHistory';
export type { HistorySource } from './HistorySource';
export { editHistoryMessages } from './messages';
