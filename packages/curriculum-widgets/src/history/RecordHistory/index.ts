export { recordHistoryMessages } from './messages';
export { HistoryButton, RecordHistory, type RecordHistoryProps } from './RecordHistory';
