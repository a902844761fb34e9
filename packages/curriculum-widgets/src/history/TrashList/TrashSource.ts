import type { PageInfo, RecordKind, Restored, TrashEntry } from '@college/curriculum-model';

/** Where deleted records are listed and brought back; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface TrashSource {
  listTrash(page: { pageNum: number; pageSize: number }, options?: { signal?: AbortSignal }): Promise<PageInfo<TrashEntry>>;
  restoreTrash(record: { kind: RecordKind; id: number }): Promise<Restored>;
}
