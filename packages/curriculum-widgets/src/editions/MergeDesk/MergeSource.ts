import type { MergePlan, MergePlanRequest, MergeRequest, Receipt, UpdateEditionRequest } from '@college/curriculum-model';

/** Where a merge is planned and done; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface MergeSource {
  /**
   * What a merge would do with what is taken and decided so far; nothing is stored. Choices that fit no conflict are named in `dropped`.
   * Call: `POST /edition/mergeplan` (extension).
   */
  planMerge(request: MergePlanRequest, options?: { signal?: AbortSignal }): Promise<MergePlan>;
  /**
   * Brings a draft into the current edition. A plan that was overtaken rejects with code '30009', a lost right with '30003'.
   * Call: `POST /edition/merge` (extension).
   */
  mergeEdition(request: MergeRequest): Promise<Receipt>;
  /**
   * Brings the current edition into a draft, which gets a new base; it rejects as a merge does.
   * Call: `POST /edition/update` (extension).
   */
  updateEdition(request: UpdateEditionRequest): Promise<Receipt>;
}
