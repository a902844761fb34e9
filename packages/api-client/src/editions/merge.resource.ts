import type {
  MergePlan,
  MergePlanRequest,
  MergeRequest,
  PageInfo,
  Receipt,
  ReceiptDetail,
  receiptSort,
  RevertEditionRequest,
  SortPart,
  UndoPlan,
  UndoPlanRequest,
  UndoRequest,
  UpdateEditionRequest,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { getReceipt, listReceipts, mergeEdition, planMerge, planUndo, revertEdition, undoMerge, updateEdition } from './merge.contract';

/** Merging, updating and reverting drafts, and the receipts of these acts. */
export function createEditionMerging(client: Client) {
  return {
    /** What a merge of a draft and the current edition would do, in either direction. */
    planMerge(request: MergePlanRequest, { signal }: Cancellable = {}): Promise<MergePlan> {
      return client.call(planMerge, { body: request, signal });
    },
    /** Merges all or a part of a draft into the current edition. What changed since the plan is a conflict with a new plan. */
    mergeEdition(request: MergeRequest): Promise<Receipt> {
      return client.call(mergeEdition, { body: request });
    },
    /** Brings what changed in the current edition into a draft. */
    updateEdition(request: UpdateEditionRequest): Promise<Receipt> {
      return client.call(updateEdition, { body: request });
    },
    /** Reverts places of a draft to its base. */
    revertEdition(request: RevertEditionRequest): Promise<Receipt> {
      return client.call(revertEdition, { body: request });
    },
    /** One page of the receipts of a major, or of one of its drafts, the latest first or in the order of a column. */
    listReceipts(
      query: { majorId: number; editionId?: number; pageNum?: number; pageSize?: number } & SortPart<typeof receiptSort>,
      { signal }: Cancellable = {},
    ): Promise<PageInfo<Receipt>> {
      return client.call(listReceipts, { query, signal });
    },
    /** A receipt with every change and the decisions that were made. */
    loadReceipt(id: number, { signal }: Cancellable = {}): Promise<ReceiptDetail> {
      return client.call(getReceipt, { query: { id }, signal });
    },
    /** What undoing an act would do. */
    planUndo(request: UndoPlanRequest, { signal }: Cancellable = {}): Promise<UndoPlan> {
      return client.call(planUndo, { body: request, signal });
    },
    /** Undoes a merge, an update or an undo. */
    undoMerge(request: UndoRequest): Promise<Receipt> {
      return client.call(undoMerge, { body: request });
    },
  };
}
