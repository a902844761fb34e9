import type { Receipt, RevertEditionRequest } from '@college/curriculum-model';
import type { ReceiptSource } from '../MergeReceipt';

/** Where changes of a draft are reverted to its base, and the revert is undone; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface RevertSource extends Pick<ReceiptSource, 'planUndo' | 'undoMerge'> {
  /**
   * Makes a draft at some places what it began with, with what belongs to them. A draft that changed meanwhile rejects with code '30009'.
   * Call: `POST /edition/revert` (extension).
   */
  revertEdition(request: RevertEditionRequest): Promise<Receipt>;
}
