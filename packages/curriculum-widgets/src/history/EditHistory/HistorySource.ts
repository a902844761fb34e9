import type { HistoryPage, HistoryRequest, Restored } from '@college/curriculum-model';

/** Where edit histories are read and changes taken back; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface HistorySource {
  /**
   * One page of changes field by field, latest first, with everybody who ever changed the record.
   * Call: `GET /history/list` (extension).
   */
  listHistory(request: HistoryRequest, options?: { signal?: AbortSignal }): Promise<HistoryPage>;
  /**
   * Brings a record back to what it was before the change; `latestId` is the latest change that was on show, and a later one rejects with
   * code '30009'.
   * Call: `POST /history/restore` (extension).
   */
  restoreHistory(request: { id: number; latestId?: number }): Promise<Restored>;
}
