export { MergeReceipt, type MergeReceiptProps } from './MergeReceipt';
export { mergeReceiptMessages } from './messages';
export type { ReceiptSource } from './ReceiptSource';
