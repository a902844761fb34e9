import type { PageInfo, Receipt, receiptSort, SortPart } from '@college/curriculum-model';

/** Where the receipts of a major are listed; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface ReceiptListSource {
  /**
   * One page of what merges, updates and undos did in a major, the latest first or in the order of a column; with `editionId` in one of its drafts.
   * Call: `GET /edition/receipts` (extension).
   */
  listReceipts(
    query: { majorId: number; editionId?: number; pageNum: number; pageSize: number } & SortPart<typeof receiptSort>,
    options?: { signal?: AbortSignal },
  ): Promise<PageInfo<Receipt>>;
}
