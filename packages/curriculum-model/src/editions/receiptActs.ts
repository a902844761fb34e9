/** What wrote a receipt. */
export const receiptActs = ['merge', 'update', 'undo', 'copy', 'upgrade', 'revert'] as const;
export type ReceiptAct = (typeof receiptActs)[number];
