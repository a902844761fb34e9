export { receiptListMessages } from './messages';
export { ReceiptList, type ReceiptListProps } from './ReceiptList';
export type { ReceiptListSource } from './ReceiptListSource';
