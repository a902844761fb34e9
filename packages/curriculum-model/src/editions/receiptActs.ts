/** What wrote a receipt. */
export const receiptActs = ['merge', 'update', 'undo', 'copy', 'upgrade', 'revert', 'fix'] as const;
export type ReceiptAct = (typeof receiptActs)[number];
