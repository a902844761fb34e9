import type { ConflictChoices, Receipt, ReceiptDetail, UndoPlan, UndoRequest } from '@college/curriculum-model';

/** Where receipts are read and undone; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface ReceiptSource {
  /**
   * What a merge, update or undo did, with every change, its authors and the decisions.
   * Call: `GET /edition/receipt` (extension).
   */
  loadReceipt(id: number, options?: { signal?: AbortSignal }): Promise<ReceiptDetail>;
  /**
   * What an undo would do with what is decided so far; nothing is stored.
   * Call: `POST /edition/undoplan` (extension).
   */
  planUndo(request: { id: number; choices: ConflictChoices }, options?: { signal?: AbortSignal }): Promise<UndoPlan>;
  /**
   * Undoes a receipt and answers that of the undo. A plan that was overtaken rejects with code '30009', a lost right with '30003'.
   * Call: `POST /edition/undo` (extension).
   */
  undoMerge(request: UndoRequest): Promise<Receipt>;
}
