import type { PageInfo, RecordKind, Restored, SortPart, TrashEntry, trashSort } from '@college/curriculum-model';

/** Where deleted records are listed and brought back; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface TrashSource {
  /**
   * One page of deleted records within reach, latest first, each with the day on which it is deleted permanently.
   * Call: `GET /trash/list` (extension).
   */
  listTrash(
    page: { pageNum: number; pageSize: number } & SortPart<typeof trashSort>,
    options?: { signal?: AbortSignal },
  ): Promise<PageInfo<TrashEntry>>;
  /**
   * Brings a record back with everything below it; `leftOut` names in words what could not come back.
   * Call: `POST /trash/restore` (extension).
   */
  restoreTrash(record: { kind: RecordKind; id: number }): Promise<Restored>;
}
