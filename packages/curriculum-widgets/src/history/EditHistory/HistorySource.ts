import type { HistoryPage, HistoryRequest, Restored } from '@college/curriculum-model';

/** Where edit histories are read and changes taken back; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface HistorySource {
  listHistory(request: HistoryRequest, options?: { signal?: AbortSignal }): Promise<HistoryPage>;
  /** Brings a record back to what it was before the change; `latestId` is the latest change that was on show. */
  restoreHistory(request: { id: number; latestId?: number }): Promise<Restored>;
}
