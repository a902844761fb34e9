import type {
  ChangeEditionRequest,
  Edition,
  EditionDetail,
  EditionProgress,
  MergePlan,
  MergePlanRequest,
  MergeRequest,
  PageInfo,
  Receipt,
  ReceiptDetail,
  receiptSort,
  RevertEditionRequest,
  Saved,
  SortPart,
  StartEditionRequest,
  UndoPlan,
  UndoPlanRequest,
  UndoRequest,
  UpdateEditionRequest,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { changeEdition, deleteEdition, getEdition, listEditions, startEdition } from './editions.contract';
import { getReceipt, listReceipts, mergeEdition, planMerge, planUndo, revertEdition, undoMerge, updateEdition } from './merge.contract';

/** The editions of a major's curriculum. */
export function createEditions(client: Client) {
  return {
    /** The drafts, scenarios and published editions of a major, the latest first; with `figures` each with its changes and coverage, which takes longer. */
    listEditions(majorId: number, { figures, signal }: Cancellable & { figures?: boolean } = {}): Promise<Edition[]> {
      return client.call(listEditions, { query: { majorId, ...asked(figures) }, signal });
    },
    /** An edition with what it began with. */
    loadEdition(id: number, { figures, signal }: Cancellable & { figures?: boolean } = {}): Promise<EditionDetail> {
      return client.call(getEdition, { query: { id, ...asked(figures) }, signal });
    },
    /** Makes a draft or a scenario; the last message names it. A repeated key replays the messages and makes nothing twice. */
    startEdition(request: StartEditionRequest, { signal }: Cancellable = {}): AsyncGenerator<EditionProgress> {
      return client.stream(startEdition, { body: request, signal });
    },
    /** Changes what an open draft is called and what it is for, or makes a scenario a draft. */
    changeEdition(request: ChangeEditionRequest): Promise<Saved<Edition>> {
      return client.call(changeEdition, { body: request });
    },
    /** Deletes an open draft or scenario. */
    async deleteEdition(id: number, { version }: { version?: number | undefined } = {}): Promise<void> {
      await client.call(deleteEdition, { body: { id, version } });
    },
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

const asked = (figures: boolean | undefined) => (figures ? { figures: 1 as const } : {});
